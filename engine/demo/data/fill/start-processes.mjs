import { CUSTOMERS } from '../values/demo-texts.mjs';
import { engineDate } from '../values/engine-date.mjs';
import { inParallel } from '../values/in-parallel.mjs';
import { seededRandom } from '../values/seeded-random.mjs';
import { date, double, file, json, list, long, typedVariables } from '../values/typed-variables.mjs';
import { dataSheetVariables } from './data-sheet-variables.mjs';

/**
 * @typedef {import('../session/sign-in.mjs').EngineSession} EngineSession
 * @typedef {object} Start
 * @property {string} process key, with the tenant behind it if there is one
 * @property {string} [businessKey]
 * @property {string} [at] activity to start before, instead of at the beginning
 * @property {Record<string, unknown>} variables
 */

/**
 * Starts an instance of everything but tickets, at different places.
 *
 * @param {EngineSession} admin
 * @param {EngineSession} clerk assigns the approvers of the invoices that wait for approval, and so has completed tasks of today
 */
export async function startProcesses(admin, clerk) {
  const starts = [...invoices(), ...loans(), ...holidays(), ...orders(), ...galleries(), ...dataSheets()];
  await inParallel(starts, async ({ process, businessKey, at, variables }) => {
    const isAssigned = at === 'approveInvoice' && typeof variables.approver === 'string';
    const place = isAssigned ? 'assignApprover' : at;
    const { id } = await admin.post(`process-definition/key/${process}/start`, {
      ...(businessKey && { businessKey }),
      variables: typedVariables(variables),
      ...(place && { startInstructions: [{ type: 'startBeforeActivity', activityId: place }] }),
    });
    if (!isAssigned) return;
    const [task] = await admin.get(`task?processInstanceId=${id}`);
    await clerk.post(`task/${task.id}/claim`, { userId: clerk.userId });
    const approver = typedVariables({ approver: variables.approver });
    await clerk.post(`task/${task.id}/submit-form`, { variables: approver });
  });
  return starts.length;
}

/**
 * @param {number} count
 * @param {(index: number, random: import('../values/seeded-random.mjs').Random) => Start} make
 */
const times = (count, make) =>
  Array.from({ length: count }, (_, index) => make(index, seededRandom(count * 1000 + index)));

/**
 * @param {number} index
 * @param {number} [hour] one each for processes whose tasks a list has beside each other: tasks of one moment have no order
 */
const due = (index, hour = 16) => date(index % 5 === 4 ? null : engineDate((index % 9) - 3, hour));

function invoices() {
  const places = [
    ...new Array(14).fill('assignApprover'),
    ...new Array(12).fill('approveInvoice'),
    ...new Array(3).fill('clarifyInvoice'),
    ...new Array(6).fill('reviewInvoice#multiInstanceBody'),
    ...new Array(5).fill('prepareTransfer'),
  ];
  return times(places.length, (index, random) => {
    const number = `RE-${2600 + index}`;
    const creditor = random.pick(CUSTOMERS);
    const amount = random.integer(1200, 480000) / 100;
    return {
      process: 'invoice',
      businessKey: `INV-2026-${String(index + 1).padStart(4, '0')}`,
      at: places[index],
      variables: {
        creditor,
        invoiceNumber: number,
        amount: double(amount),
        invoiceCategory: random.pick(['travel', 'software', 'office']),
        invoiceDocument: file(
          `${number}.txt`,
          'text/plain',
          `Invoice ${number}\n${creditor}\nTotal: ${amount} EUR\n`,
        ),
        clerk: 'mary',
        approver: random.pick(['mary', 'john', 'demo', null]),
        reviewers: list(['mary', 'john']),
        due: due(index),
        followUp: date(index % 3 === 0 ? engineDate((index % 7) - 2, 9) : null),
      },
    };
  });
}

function loans() {
  return times(24, (index, random) => {
    const tenant = index % 2 === 0 ? 'north' : 'south';
    return {
      process: `loan-granting/tenant-id/${tenant}`,
      businessKey: `LOAN-${tenant.toUpperCase()}-${index + 1}`,
      variables: {
        customer: random.pick(CUSTOMERS),
        email: 'customer@taskweave.example',
        income: double(random.integer(900, 7000)),
        amount: double(random.integer(10, 500) * 100),
        purpose: random.pick(['car', 'kitchen', 'journey']),
        due: due(index),
      },
    };
  });
}

function holidays() {
  const places = [
    ...new Array(15).fill('approveHoliday'),
    ...new Array(5).fill('planHandover'),
    ...new Array(2).fill('settleAllowance'),
    ...new Array(2).fill('informEmployee'),
  ];
  return times(places.length, (index, random) => {
    const employee = ['mary', 'john', 'lisa', 'demo', 'peter'][index % 5];
    return {
      process: 'holiday-request',
      businessKey: `HOLIDAY-${index + 1}`,
      at: places[index],
      variables: {
        employee,
        employeeName: employee?.replace(/^./, (letter) => letter.toUpperCase()),
        firstDay: date(engineDate(random.integer(5, 90), 0)),
        days: long(random.integer(1, 20)),
        kind: random.pick(['paid', 'unpaid', 'parental', 'other']),
        halfDay: index % 4 === 0,
        due: due(index, 17),
      },
    };
  });
}

/** Their payment service is missing: each becomes an incident next to a task. */
function orders() {
  return times(14, (index) => ({
    process: 'order-processing',
    businessKey: `ORDER-${5000 + index}`,
    variables: {
      orderNumber: `ORDER-${5000 + index}`,
      customer: CUSTOMERS[index % CUSTOMERS.length],
      due: due(index),
    },
  }));
}

function galleries() {
  return times(2, (index) => ({
    process: 'form-gallery',
    businessKey: `GALLERY-${index + 1}`,
    variables: {
      visitor: 'Dana',
      colours: json(['red', 'green', 'blue']),
      text: 'A text from the process',
      count: { value: 3, type: 'Integer' },
      price: double(9.5),
    },
  }));
}

/** @returns {Start[]} */
function dataSheets() {
  return ['Conveyor 1', 'مصعد الشحن'].map((machine, index) => ({
    process: 'data-sheet',
    businessKey: `SHEET-${index + 1}`,
    variables: dataSheetVariables(machine),
  }));
}
