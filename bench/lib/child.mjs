import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Of the clock that Linux counts processor time by, in a second. */
const TICKS = 100;

/**
 * A process of the benchmark that is asked by messages and answers each with one. `--cpu-prof` goes to
 * those whose name is in PROFILE.
 */
export class Child {
  #process;
  #answers = [];

  constructor(name, script, args = [], env = {}, flags = []) {
    const profiled = (process.env.PROFILE ?? '').split(',').includes(name);
    this.#process = fork(script, args, {
      env: { ...process.env, ...env },
      execArgv: profiled ? [...flags, '--cpu-prof', `--cpu-prof-name=${name}.cpuprofile`] : [...flags],
    });
    this.#process.on('message', (message) => {
      const { resolve, reject } = this.#answers.shift();
      if (message.error === undefined) resolve(message);
      else reject(new Error(`${name}: ${message.error}`));
    });
    this.#process.on('exit', (code) => {
      for (const { reject } of this.#answers.splice(0)) reject(new Error(`${name} ended with ${code}`));
    });
  }

  /** The next message of the process. */
  answer() {
    return new Promise((resolve, reject) => this.#answers.push({ resolve, reject }));
  }

  ask(question) {
    const answer = this.answer();
    this.#process.send(question);
    return answer;
  }

  /** Seconds of processor time that the process has used; 0 where the system does not tell. */
  processorTime() {
    try {
      const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    } catch {
      return 0;
    }
  }

  async stop() {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}

/** In the process: answers each question by the function of its `type`. */
export function answerQuestions(answers) {
  process.on('message', ({ type, ...question }) => {
    answers[type](question).then(
      (answer) => process.send(answer ?? {}),
      (error) => process.send({ error: error.stack }),
    );
  });
}

/** A server: `listening` gives its URL to the parent; it ends at SIGTERM. */
export function serveUntilStopped(url, close = async () => {}) {
  process.send({ url });
  process.once('SIGTERM', () => close().finally(() => process.exit(0)));
}
