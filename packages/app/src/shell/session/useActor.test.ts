import type { Me, Role } from '@staalkaart/api-client';
import { expect, test } from 'vitest';
import { actorOf } from './useActor.ts';

const ROLES: Role[] = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'];

test('presented lists are asked in presentation mode, by who would be told of hidden products, of a server that announces it', () => {
  const asking = (mode: 'presentation' | 'edit', ...features: string[]) => ROLES.filter(role => actorOf({ id: 1, role, features } as unknown as Me, mode, false).asksPresented);
  expect(asking('presentation', 'logout', 'presented')).toEqual(['SuperAdmin', 'Admin', 'PowerUser']);
  expect(asking('edit', 'logout', 'presented')).toEqual([]);
  expect(asking('presentation', 'logout', 'renditions')).toEqual([]);
});
