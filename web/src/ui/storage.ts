/** What this browser remembers between visits. Private windows may forbid it; then it forgets. */

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
    // nothing is lost but the comfort
  }
}
