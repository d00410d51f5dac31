import { settings } from "./settings.svelte";
import { SOUND_RECIPES, type Voice } from "./sound-recipes";

export type Sound = keyof typeof SOUND_RECIPES;

/** The volume of everything, from 0 to 1: quiet enough for a room with others in it. */
const LOUDNESS = 0.22;
/** Milliseconds after which the audio context is suspended, because an idle one costs power; every sound is shorter. */
const RESTS_AFTER = 700;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Whether somebody has touched the page: before that browsers allow no sound, and we make none. */
export function touched(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
}

/** The audio context, made for the first sound; null where browsers have or allow none. */
function awake(): AudioContext | null {
  if (!touched() || !("AudioContext" in globalThis)) return null;
  context ??= new AudioContext({ latencyHint: "interactive" });
  // Whatever its state says: it may be about to be suspended.
  void context.resume();
  return context;
}

/** Makes a sound, if sounds are on and the page has been touched; after the next frame, so that nothing is drawn later for it. */
export function play(sound: Sound): void {
  if (!settings.sound || document.visibilityState === "hidden") return;
  requestAnimationFrame(() => setTimeout(() => make(sound)));
}

function make(sound: Sound): void {
  const audio = awake();
  if (!audio) return;
  out ??= new GainNode(audio, { gain: LOUDNESS });
  out.connect(audio.destination);
  const now = audio.currentTime + 0.005;
  for (const voice of SOUND_RECIPES[sound]) speak(audio, out, voice, now + voice.after);
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), RESTS_AFTER);
}

/** A second of noise, made once: paper, pens and dice are cut out of it. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function speak(audio: AudioContext, to: AudioNode, voice: Voice, at: number): void {
  const end = at + voice.lasts;
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(voice.loud, at + Math.min(0.008, voice.lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(to);
  if (voice.kind === "noise") {
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: voice.from, Q: voice.narrow });
    filter.frequency.setValueAtTime(voice.from, at);
    filter.frequency.exponentialRampToValueAtTime(voice.to, end);
    const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
    source.connect(filter).connect(loudness);
    source.start(at, Math.random() * (1 - voice.lasts), voice.lasts);
  } else {
    const source = new OscillatorNode(audio, { type: voice.kind, frequency: voice.from });
    source.frequency.setValueAtTime(voice.from, at);
    source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(loudness);
    source.start(at);
    source.stop(end);
  }
}
