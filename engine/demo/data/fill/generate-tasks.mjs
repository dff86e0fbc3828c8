import { signIn } from '../session/sign-in.mjs';
import { engineDate } from '../values/engine-date.mjs';
import { inParallel } from '../values/in-parallel.mjs';
import { seededRandom } from '../values/seeded-random.mjs';
import { list, typedVariables } from '../values/typed-variables.mjs';
import { createFilter } from './create-filters.mjs';

const PROCESS = 'load-test';
const FILTER = 'Load test';
const BATCH = 100;
const PROGRESS_STEP = 1000;

/**
 * Adds exactly that many tasks; the filter "Load test" shows them. Numbers go on where the last call ended.
 *
 * @param {{ baseUrl: string, engine?: string, count: number, log?: (line: string) => void }} options
 */
export async function generateTasks({ baseUrl, engine = 'default', count, log = console.log }) {
  const admin = await signIn({ baseUrl, engine, userId: 'demo' });
  const filters = /** @type {{ name: string }[]} */ (await admin.get('filter'));
  if (!filters.some((filter) => filter.name === FILTER)) {
    await createFilter(admin, {
      name: FILTER,
      description: 'Parcels, as many as were asked for',
      color: '#8a6d3b',
      priority: 90,
      readers: 'staff',
      query: { processDefinitionKey: PROCESS },
    });
  }
  const made = await admin.get(`history/process-instance/count?processDefinitionKey=${PROCESS}`);
  const parcels = Array.from({ length: count }, (_, index) => parcel(made.count + index + 1));
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) =>
    parcels.slice(index * BATCH, (index + 1) * BATCH),
  );
  let done = 0;
  await inParallel(batches, async (batch) => {
    await admin.post(`process-definition/key/${PROCESS}-batch/start`, {
      variables: typedVariables({
        parcels: list(batch.map(({ key }) => key)),
        assignees: list(batch.map(({ assignee }) => assignee)),
        urgencies: list(batch.map(({ urgency }) => urgency)),
        dueDates: list(batch.map(({ due }) => due)),
      }),
    });
    done += batch.length;
    if (done % PROGRESS_STEP === 0 || done === count) {
      log(`Load test: ${done} of ${count} tasks`);
    }
  });
}

/**
 * What is not set is an empty text: the engine's lists take no null.
 *
 * @param {number} number
 */
function parcel(number) {
  const random = seededRandom(number);
  return {
    key: `LT-${String(number).padStart(6, '0')}`,
    assignee: random.pick(['', '', '', '', 'peter']),
    urgency: random.integer(0, 100),
    due: random.integer(0, 2) === 0 ? '' : engineDate(random.integer(-30, 60), random.integer(8, 17)),
  };
}
