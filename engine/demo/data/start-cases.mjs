import { CUSTOMERS } from './demo-texts.mjs';
import { engineDate } from './engine-date.mjs';
import { inParallel } from './in-parallel.mjs';
import { date, double, typedVariables } from './typed-variables.mjs';

const COUNT = 12;
const CLERKS = ['john', 'demo', null];

/**
 * Opens cases; in some of them the damage is assessed already, so that the decision is open.
 *
 * @param {import('./sign-in.mjs').EngineSession} admin
 */
export async function startCases(admin) {
  const numbers = Array.from({ length: COUNT }, (_, index) => index);
  await inParallel(numbers, async (index) => {
    const opened = await admin.post('case-definition/key/claim-handling/create', {
      businessKey: `CLAIM-${index + 1}`,
      variables: typedVariables({
        customer: CUSTOMERS[index % CUSTOMERS.length],
        damage: double(150 + index * 75.5),
        clerk: CLERKS[index % CLERKS.length],
        due: date(engineDate(index - 4, 15)),
      }),
    });
    if (index % 4 === 3) {
      const query = `caseInstanceId=${opened.id}&taskDefinitionKey=itemAssess`;
      const [assessment] = await admin.get(`task?${query}`);
      await admin.post(`task/${assessment.id}/complete`);
    }
  });
  return COUNT;
}
