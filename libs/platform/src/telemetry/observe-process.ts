import { cpuTime, observe } from './instruments.ts';

/** What the process itself takes. */
export function observeProcess(): () => void {
  const ends = [
    observe('memory', () => [[process.memoryUsage.rss()]]),
    observe('uptime', () => [[process.uptime()]]),
    cpuTime(() => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    }),
  ];
  return () => ends.forEach((end) => end());
}
