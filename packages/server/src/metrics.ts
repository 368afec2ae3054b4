import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The upper ends of the groups that durations are counted in, in s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What the server does, counted. */
export interface Metrics {
  /** @param ms how long the answer took */
  count: (method: string, status: number, ms: number) => void;
  /** In the text format of Prometheus. */
  text: () => string;
}

const family = (name: string, type: string, help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');

/** Counts from now on. */
export const createMetrics = (): Metrics => {
  const requests = new Map<string, number>();
  const buckets = BUCKETS.map(() => 0);
  let [count, sum] = [0, 0];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    count(method, status, ms) {
      const key = `{method="${method}",status="${status}"}`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      count += 1;
      sum += ms / 1000;
      const group = BUCKETS.findIndex(end => ms / 1000 <= end);
      if (group >= 0) buckets[group]! += 1;
    },
    text() {
      let reached = 0;
      const durations = BUCKETS.map((end, group) => `staalkaart_request_seconds_bucket{le="${end}"} ${reached += buckets[group]!}`);
      const text = [
        family('staalkaart_requests_total', 'counter', 'Answers by method and status.', [...requests].map(([key, number]) => `staalkaart_requests_total${key} ${number}`)),
        family('staalkaart_request_seconds', 'histogram', 'How long answers took.', [
          ...durations, `staalkaart_request_seconds_bucket{le="+Inf"} ${count}`, `staalkaart_request_seconds_sum ${sum}`, `staalkaart_request_seconds_count ${count}`,
        ]),
        family('staalkaart_event_loop_delay_seconds', 'gauge', 'How late the event loop was, since it was last asked.',
          [50, 99, 100].map(percentile => `staalkaart_event_loop_delay_seconds{percentile="${percentile}"} ${delay.percentile(percentile) / 1e9}`)),
        family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [`process_resident_memory_bytes ${process.memoryUsage.rss()}`]),
        family('process_uptime_seconds', 'gauge', 'How long the process runs.', [`process_uptime_seconds ${process.uptime()}`]),
      ].join('\n');
      delay.reset();
      return `${text}\n`;
    },
  };
};
