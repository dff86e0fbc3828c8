import { createFilter } from './create-filters.mjs';
import { engineDate } from './engine-date.mjs';
import { inParallel } from './in-parallel.mjs';
import { seededRandom } from './seeded-random.mjs';
import { signIn } from './sign-in.mjs';
import { date, typedVariables } from './typed-variables.mjs';

const PROCESS = 'load-test';
const FILTER = 'Load test';
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
  const numbers = Array.from({ length: count }, (_, index) => made.count + index + 1);
  let done = 0;
  await inParallel(numbers, async (number) => {
    await admin.post(`process-definition/key/${PROCESS}/start`, parcel(number));
    done += 1;
    if (done % PROGRESS_STEP === 0 || done === count) {
      log(`Load test: ${done} of ${count} tasks`);
    }
  });
}

/** @param {number} number */
function parcel(number) {
  const random = seededRandom(number);
  const key = `LT-${String(number).padStart(6, '0')}`;
  const due = random.integer(0, 2) === 0 ? null : engineDate(random.integer(-30, 60), random.integer(8, 17));
  return {
    businessKey: key,
    variables: typedVariables({
      parcel: key,
      assignee: random.pick([null, null, null, null, 'peter']),
      urgency: random.integer(0, 100),
      due: date(due),
    }),
  };
}
