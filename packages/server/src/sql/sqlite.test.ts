import { createApi, createDb, createMemoryStore } from '@staalkaart/api';
import { conformance, type MakeApi, sameAnswers, storeConformance } from '@staalkaart/mocks/conformance';
import { seedOf } from '@staalkaart/mocks/seed';
import { afterAll, onTestFinished } from 'vitest';
import { createDatabases, overSqlite, plainPorts } from './testing.ts';

const databases = createDatabases();
afterAll(databases.clear);

const overMemory: MakeApi = ({ clock, products }) => createApi({ ...plainPorts(clock), store: createMemoryStore(createDb(seedOf(products))) }).fetch;

/** How many random sequences: three say whether something broke, thousands whether anything differs. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 3);

storeConformance('sqlite', seed => databases.open(seed).store);
conformance('sqlite', overSqlite(databases));
// The same sessions on both sides: those that are kept end when somebody gets another role.
const overSqliteAlone: MakeApi = ({ clock, products }) => {
  const database = databases.open(seedOf(products));
  onTestFinished(() => databases.release(database));
  return createApi({ ...plainPorts(clock), store: database.store }).fetch;
};
sameAnswers('memory and sqlite', overMemory, overSqliteAlone, Array.from({ length: SEQUENCES }, (_, place) => place + 1));
