/**
 * Sees to it that the server ends with this process: on exit, and on SIGINT and SIGTERM where nobody else
 * handles them (who does calls `stop` at the end of its own shutdown). `pid`: the server's process now.
 */
export function guardProcess(end: () => Promise<void>, pid: () => number): { stop: () => Promise<void> } {
  let stopping: Promise<void> | null = null;
  const onExit = () => {
    try {
      process.kill(pid(), 'SIGINT');
    } catch {
      // It has ended by itself.
    }
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return;
    stop().finally(() => process.kill(process.pid, signal));
  };
  const stop = () => {
    stopping ??= end().finally(() => {
      process.off('exit', onExit);
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    });
    return stopping;
  };
  process.on('exit', onExit);
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return { stop };
}
