export const SEAT_FIELDS: string[] = ["seat", "owner", "partner", "target", "caller", "marker"];
