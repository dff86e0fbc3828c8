import { CUSTOMERS } from '../values/demo-texts.mjs';
import { engineDate } from '../values/engine-date.mjs';
import { inParallel } from '../values/in-parallel.mjs';
import { date, double, typedVariables } from '../values/typed-variables.mjs';

const COUNT = 12;
const CLERKS = ['john', 'demo', null];

/**
 * Opens cases; in some of them the damage is assessed already, so that the decision is open.
 *
 * @param {import('../session/sign-in.mjs').EngineSession} admin
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
