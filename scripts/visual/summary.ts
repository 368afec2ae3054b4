import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Tells what differs in a few lines, to the terminal and to the page of a run in CI. What changed is for people to look at; a story without a picture is an error. */
export default class Summary implements Reporter {
  private readonly lines = new Map<string, string[]>();

  onTestEnd({ title }: TestCase, { errors, duration }: TestResult): void {
    const told = errors.map(({ message = '' }) => stripVTControlCharacters(message).split('\n')[0]!.replace('Error: ', ''));
    this.lines.set(title, [...new Set(told)].map(line => `- ${title}: ${line}`));
    console.log(`${title}: ${told.length} (${Math.round(duration / 1000)} s)`);
  }

  async onEnd(): Promise<{ status: 'passed' | 'failed' }> {
    const lines = [...this.lines.values()].flat();
    const summary = [...lines, '', `${lines.length} om na te kijken. Samenvoegen is aanvaarden.`, ''].join('\n');
    console.log(`\n${summary}`);
    if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
    return { status: lines.every(line => / (?:gewijzigd|nieuw): /.test(line)) ? 'passed' : 'failed' };
  }
}
