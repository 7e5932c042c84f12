import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Viewer } from '../kernel/game.ts';
import { isMatchId } from '../match/match-service.ts';
import { type PresentedEvent, presentEvent } from '../match/present.ts';
import {
  type CommandSpec,
  complain,
  DONE,
  FAILED,
  out,
  readArguments,
  usageError,
  wholeNumber,
} from './command-line.ts';
import { openDatabase } from './database.ts';
import { type NoRecording, type Recording, recordingOfFile, recordingOfMatch, stateAt } from './recording.ts';

const spec: CommandSpec = {
  name: 'replay',
  summary: 'steps through an exported file or a match of the database',
  positionals: ['file or match id'],
  options: {
    at: { value: 'N', about: 'print the view after version N as JSON instead' },
    viewer: { value: 'WHO', about: 'spectator (default), seat:<n>, or open, who sees everything' },
    json: { value: null, about: 'print one JSON object for each event' },
  },
  notes: [
    'In a terminal: Enter goes on, b goes back, a number goes to that version, q ends. Elsewhere all events are printed.',
    'A match id is looked up in the database of DATABASE_URL, or in the embedded one of DATA_DIR while no server runs on it.',
    'Exit code: 0, 1 when there is nothing to replay or the view needs what the file does not open, 2 for a wrong',
    'command line or a file that cannot be read.',
  ],
  examples: ['boardroom replay match.jsonl', 'boardroom replay match.jsonl --at 57 --viewer seat:1'],
};

export const { summary } = spec;

export async function run(argv: readonly string[]): Promise<number> {
  const given = readArguments(spec, argv);
  if (given.type === 'Answered') return given.code;
  const viewer = viewerOf(given.text('viewer') ?? 'spectator');
  if (viewer === null) return usageError(spec, '--viewer must be spectator, seat:<n> or open.');
  const at = given.text('at') === null ? null : wholeNumber(given.text('at') ?? '', 0, 10_000_000);
  if (at === null && given.text('at') !== null) return usageError(spec, '--at must be a version.');
  const [source = ''] = given.positionals;
  const recording = await find(source);
  if (recording.type === 'NoRecording') {
    if (recording.unreadable) return usageError(spec, recording.reason);
    complain(recording.reason);
    return FAILED;
  }
  try {
    if (at !== null) return printView(recording, at, viewer);
    const events = recording.events.map((event) =>
      presentEvent(recording.matchId, recording.game, event, viewer),
    );
    if (given.flag('json')) for (const event of events) out(JSON.stringify(jsonOf(event)));
    else if (process.stdin.isTTY && process.stdout.isTTY) await step(events);
    else for (const event of events) out(lineOf(event));
    return DONE;
  } catch (error) {
    // The rules fail on what no match can hold: the file is not what it claims to be.
    complain(`this match cannot be replayed: ${error instanceof Error ? error.message : String(error)}`);
    complain(`boardroom verify ${source} tells what is wrong with it.`);
    return FAILED;
  }
}

async function find(source: string): Promise<Recording | NoRecording> {
  if (existsSync(source) || !isMatchId(source)) return recordingOfFile(source);
  const database = await openDatabase(process.env);
  if (database.type === 'NoDatabase') return { type: 'NoRecording', reason: database.problems.join('\n') };
  try {
    return await recordingOfMatch(database.store, source);
  } finally {
    await database.close();
  }
}

function viewerOf(text: string): Viewer | null {
  if (text === 'spectator' || text === 'open') return text;
  const seat = /^seat:(\d{1,2})$/.exec(text)?.[1];
  return seat === undefined ? null : Number(seat);
}

function printView(recording: Recording, version: number, viewer: Viewer): number {
  const last = recording.events.at(-1)?.version ?? 0;
  if (version > last) {
    complain(`the match has ${last} versions`);
    return FAILED;
  }
  const state = stateAt(recording, version);
  if (state === null) {
    complain('the state depends on what this file does not open: export the match as full once it has ended');
    return FAILED;
  }
  if (typeof viewer === 'number' && viewer >= state.seats.length) {
    complain(`the match has ${state.seats.length} seats`);
    return FAILED;
  }
  out(JSON.stringify(state.play === null ? null : recording.game.view(state.play, viewer), null, 2));
  return DONE;
}

const jsonOf = (event: PresentedEvent): object => ({
  version: event.version,
  type: event.type,
  actor: event.actor,
  text: event.text,
  citation: event.citation,
  payload: event.payload,
  draws: event.draws,
  recordedAt: new Date(event.recordedAt).toISOString(),
  hash: event.hash,
});

function lineOf({ version, text, citation }: PresentedEvent): string {
  return `${String(version).padStart(6)}  ${text}${citation === null ? '' : ` [${citation.id}]`}`;
}

async function step(events: readonly PresentedEvent[]): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
  let at = 0;
  for (;;) {
    const event = events[at];
    if (event !== undefined) out(lineOf(event));
    const prompt = `(${at + 1} of ${events.length}: Enter, b, number, q) `;
    const answer = await Promise.race([terminal.question(prompt), ended]);
    const word = answer?.trim() ?? 'q';
    if (word === 'q') break;
    if (word === '') at = Math.min(at + 1, events.length - 1);
    else if (word === 'b') at = Math.max(at - 1, 0);
    else at = (wholeNumber(word, 1, events.length) ?? at + 1) - 1;
  }
  terminal.close();
}
