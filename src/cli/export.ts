import { createWriteStream, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseAudience } from '../audit/index.ts';
import { isMatchId } from '../match/match-service.ts';
import { type CommandSpec, complain, DONE, FAILED, readArguments, usageError } from './command-line.ts';

const spec: CommandSpec = {
  name: 'export',
  summary: 'fetches the export file of a match from a running server',
  positionals: ['match id'],
  options: {
    audience: { value: 'WHO', about: 'public (default), seat:<n>, or full once the match has ended' },
    out: { value: 'FILE', about: 'write there instead of to the standard output' },
    url: { value: 'URL', about: 'address of the server (default http://127.0.0.1:3000)' },
    token: { value: 'TOKEN', about: 'player token; without it $BOARDROOM_TOKEN, else none' },
    json: { value: null, about: 'say what was written as one JSON object (with --out)' },
  },
  notes: [
    'Exit code: 0 when the whole file was written, 1 when the server refuses or cannot be reached, 2 for a wrong',
    'command line or a file that cannot be written.',
  ],
  examples: [
    'boardroom export 01890a5d-ac96-774b-bcce-b302099a8057 --audience full --out match.jsonl',
    'boardroom export 01890a5d-ac96-774b-bcce-b302099a8057 | head -1',
  ],
};

export const { summary } = spec;

export async function run(argv: readonly string[]): Promise<number> {
  const given = readArguments(spec, argv);
  if (given.type === 'Answered') return given.code;
  const [matchId = ''] = given.positionals;
  if (!isMatchId(matchId)) return usageError(spec, `${JSON.stringify(matchId)} is no match id.`);
  const audience = parseAudience(given.text('audience') ?? 'public');
  if (audience === null) return usageError(spec, '--audience must be public, full or seat:<n>.');
  const base = given.text('url') ?? 'http://127.0.0.1:3000';
  if (!URL.canParse(base)) return usageError(spec, '--url must be an address such as http://127.0.0.1:3000.');
  const url = new URL(`/v1/matches/${matchId}/export`, base);
  url.searchParams.set('audience', audience);
  const token = given.text('token') ?? process.env['BOARDROOM_TOKEN'] ?? null;
  const file = given.text('out');
  if (given.flag('json') && file === null) {
    return usageError(spec, '--json needs --out: without it the file itself goes to the standard output.');
  }
  // Asked before the server is: what it sends would be for nothing.
  if (file !== null && !existsSync(dirname(file))) {
    return usageError(spec, `${file} cannot be written: there is no folder ${dirname(file)}.`);
  }
  try {
    const response = await fetch(url, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (!response.ok || response.body === null) {
      complain(`the server refuses: ${await reasonOf(response)}`);
      return FAILED;
    }
    const written = new Tally();
    const target = file === null ? process.stdout : createWriteStream(file);
    await pipeline(response.body, (bytes) => written.count(bytes), target, { end: file !== null });
    if (!written.whole) {
      complain('the answer ended before the footer of the file: it is not whole');
      return FAILED;
    }
    report(given.flag('json'), file, written);
    return DONE;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (file === null && code === 'EPIPE') return DONE;
    if (file !== null && WRITING.has(syscall ?? ''))
      return usageError(spec, `${file} cannot be written: ${code}.`);
    complain(`${url.origin}: ${failureOf(error)}`);
    return FAILED;
  }
}

/** What fails about the file, and not about the server. */
const WRITING: ReadonlySet<string> = new Set(['open', 'write', 'close']);

/** Counts what passes, and looks whether it ends with a footer. */
class Tally {
  bytes = 0;
  #tail = Buffer.alloc(0);

  async *count(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      this.bytes += chunk.length;
      this.#tail = Buffer.concat([this.#tail, chunk.subarray(-FOOTER)]).subarray(-FOOTER);
      yield chunk;
    }
  }

  get whole(): boolean {
    return this.#tail.toString('latin1').endsWith('"t":"footer"}\n');
  }
}

const FOOTER = '"t":"footer"}\n'.length;

function report(json: boolean, file: string | null, { bytes }: Tally): void {
  if (file === null) return;
  if (json) process.stdout.write(`${JSON.stringify({ file, bytes })}\n`);
  else complain(`${file}: ${bytes} bytes`);
}

/** What a problem document says, its code and its own sentence, or the status alone. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { code, title, detail } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    // The title is the sentence of the code, which the detail says more exactly.
    const words = [code, detail ?? title].filter((word) => typeof word === 'string');
    if (words.length > 0) return `${response.status} ${words.join(': ')}`;
  } catch {
    // Not every server in between speaks JSON.
  }
  return `${response.status} ${response.statusText}`;
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== ''
    ? `${error.message}: ${cause.message}`
    : error.message;
}
