import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { besides, follow, type Resuming } from './resuming.ts';
import type { Draft } from './unsaved.ts';

const at = (path: string, key = path): Location => {
  const [pathname = '', search] = path.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}`, hash: '', state: null, key };
};
const draft = { key: 'd', path: '/products/manage/7' } as Draft;
const beneath = { key: 'b', path: '/products/create?copy=7' } as Draft;
const home = at('/segments');
const [is, isNot] = [() => true, () => false];
const leading: Resuming = { is: 'leading', draft, on: home };

describe('work that is taken up', () => {
  it('waits on the page that it was offered on', () => {
    expect(follow(leading, home, 'POP', is)).toBe(leading);
    const idle: Resuming = { is: 'idle' };
    expect(follow(idle, at(draft.path), 'PUSH', is)).toBe(idle);
  });

  it('is there at its page, or at that of the form beneath it, with what that page asks', () => {
    expect(follow(leading, at(draft.path, 'e'), 'REPLACE', is)).toMatchObject({ is: 'there', draft, entry: 'e' });
    const onCopy: Resuming = { ...leading, beneath };
    expect(follow(onCopy, at(beneath.path, 'e'), 'REPLACE', is)).toMatchObject({ is: 'there', draft, beneath, entry: 'e' });
    expect(follow(onCopy, at('/products/create?copy=8'), 'PUSH', is)).toEqual({ is: 'idle' });
  });

  it('stays there until that page is left by a person', () => {
    const there: Resuming = { is: 'there', draft, entry: 'e' };
    expect(follow(there, at(draft.path, 'e'), 'POP', isNot)).toBe(there);
    expect(follow(there, at('/products'), 'PUSH', is)).toEqual({ is: 'idle' });
    expect(follow(there, at(`${draft.path}?a=1`, 'f'), 'REPLACE', is)).toEqual({ is: 'idle' });
  });

  it('is led to its page once more where a page led away from it, before a form began with it', () => {
    const list = at('/products');
    const again = follow(leading, list, 'REPLACE', is);
    expect(again).toMatchObject({ is: 'leading', on: list, isLast: true });
    expect(follow({ is: 'there', draft, entry: 'e' }, list, 'REPLACE', is)).toMatchObject({ is: 'leading', isLast: true });
    expect(follow({ is: 'there', draft, entry: 'e' }, list, 'REPLACE', isNot)).toEqual({ is: 'idle' });
    const last = follow(again, at(draft.path, 'g'), 'REPLACE', is);
    expect(last).toMatchObject({ is: 'there', isLast: true });
    expect(follow(last, list, 'REPLACE', is)).toEqual({ is: 'idle' });
    expect(follow(again, at('/not-found'), 'REPLACE', is)).toEqual({ is: 'idle' });
  });
});

describe('what broke off together', () => {
  const modal = { type: 'record', kind: 'Customers' } as const;
  const [form, dialog] = [{ key: 'f', owner: 'a', path: '/products/create?copy=7' }, { key: 'g', owner: 'a', path: '/products/create', modal }] as Draft[];
  it.each([
    ['the dialog, taken up first', dialog!, [dialog!, form!], form],
    ['the form beneath it, taken up first', form!, [form!, dialog!], dialog],
    ['a form alone', form!, [form!, { ...dialog!, path: '/products' }], undefined],
    ['the same of another tab', form!, [form!, { ...dialog!, owner: 'b' }], undefined],
    ['two of the page', form!, [form!, { ...form!, path: '/products/create' }], undefined],
  ])('%s', (_, offered, offers, other) => {
    expect(besides(offered, offers)).toBe(other);
  });
});
