/** Two short synthesised sounds, off by default. */

import { person } from "./person.svelte";

let audio: AudioContext | null = null;

export function chime(kind: "card" | "turn"): void {
  if (!person.sound) return;
  audio ??= new AudioContext();
  if (kind === "card") tone(audio, 190, 0, 0.06, "triangle");
  else {
    tone(audio, 523, 0, 0.14, "sine");
    tone(audio, 784, 0.1, 0.2, "sine");
  }
}

function tone(
  audio: AudioContext,
  pitch: number,
  after: number,
  length: number,
  type: OscillatorType,
): void {
  const start = audio.currentTime + after;
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
