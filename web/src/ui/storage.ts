/** What this browser keeps between visits. Private windows may forbid it; then nothing is kept. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`koloda-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`koloda-${name}`, value);
  } catch {
    // nothing important is lost
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`koloda-${name}`);
  } catch {
    // nothing was kept
  }
}
