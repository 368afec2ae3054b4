import type { Role } from '@staalkaart/api-client';
import { expect, screen, waitFor } from 'storybook/test';
import type { Mode } from '../access/access.ts';

/** Something on the screen, by the role and the Dutch name that assistive technology gives it. */
type Thing = readonly [role: 'button' | 'link' | 'heading' | 'checkbox' | 'radio' | 'row' | 'columnheader', name: string | RegExp];

interface Sight {
  /** What must be there. */
  sees: readonly Thing[];
  /** What must not. */
  misses?: readonly Thing[];
}

/**
 * A screen as one role sees it in one mode (specification §6): for a designer to look at, and a test of what is offered.
 * What is missed is only looked for once what is seen is there.
 */
export const seenBy = (role: Role, mode: Mode, { sees, misses = [] }: Sight) => ({
  globals: { role, mode, viewport: { value: 'laptop' as const } },
  play: async () => {
    for (const [kind, name] of sees) {
      // One after the other: the first waits for the page.
      // oxlint-disable-next-line no-await-in-loop
      const [first] = await screen.findAllByRole(kind, { name });
      // The box of a drawn radio or checkbox is hidden behind its drawing.
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(first?.closest('label') ?? first).toBeVisible());
    }
    for (const [kind, name] of misses) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(screen.queryAllByRole(kind, { name })).toEqual([]);
    }
  },
});
