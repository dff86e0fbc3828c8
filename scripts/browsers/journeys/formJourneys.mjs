import { createTask, newMark, taskOfProcess, untilCompleted } from './ownTasks.mjs';

/** @type {readonly import('./journeys.mjs').Journey[]} */
export const formJourneys = [
  {
    name: 'claims a task and completes it with a variable',
    async act(person) {
      await person.signIn();
      const name = `Water the plants ${newMark()}`;
      const id = await createTask(person, name);
      await person.open(`#/?task=${id}`);
      await person.click('button', 'Claim');
      await person.find('button', 'Unclaim');
      await person.click('button', 'Complete');
      await person.see(`${name} completed`);
      await untilCompleted(person, id);
    },
  },
  {
    name: 'keeps the draft of a generated form through a reload, and completes it with all values',
    async act(person) {
      await person.signIn();
      const id = await taskOfProcess(person, 'key/holiday-request', {
        employeeName: { type: 'String', value: 'Ada Lovelace' },
        employee: { type: 'String', value: 'demo' },
        firstDay: { type: 'Date', value: '2026-12-01T12:00:00.000+0100' },
        days: { type: 'Long', value: 5 },
      });
      await person.open(`#/?task=${id}`);
      await person.fill('textbox', 'Comment…', 'Ask John first: ä “☂”');
      await person.see('Draft saved');
      await person.open(`#/?task=${id}`);
      await person.see('Draft restored');
      await person.until(() =>
        [...document.querySelectorAll('input, textarea')].some(
          (field) => /** @type {HTMLInputElement} */ (field).value === 'Ask John first: ä “☂”',
        ),
      );
      await person.click('checkbox', 'Approved…');
      await person.tab.press('Control', 'Enter');
      await person.see('Approve holiday completed');
      await untilCompleted(person, id);
      const [task] = await person.ask(`history/task?taskId=${id}`);
      const all = await person.ask(`history/variable-instance?processInstanceId=${task.processInstanceId}`);
      const values = Object.fromEntries(
        all.map((/** @type {{ name: string, value: unknown }} */ one) => [one.name, one.value]),
      );
      if (values.comment !== 'Ask John first: ä “☂”' || values.approved !== true || values.days !== 5)
        throw new Error(`The engine has ${JSON.stringify(values)}`);
    },
  },
  {
    name: 'runs the script of an HTML form under the policy of the page, and completes it',
    async act(person) {
      const creditor = newMark();
      await person.signIn();
      const id = await taskOfProcess(person, 'key/invoice', {
        creditor: { type: 'String', value: creditor },
        amount: { type: 'Double', value: 19.5 },
      });
      await person.open(`#/?task=${id}`);
      await person.see(`Invoice of ${creditor}`);
      await person.tabTo('combobox', 'Approver');
      await person.tab.type('d');
      await person.until(() => document.querySelector('select')?.value.endsWith('demo'));
      await person.click('button', 'Complete');
      await person.see('Task completed');
      await untilCompleted(person, id);
      await person.untilEngine(
        'history/variable-instance?variableName=approver&variableValue=demo',
        (found) => found.length > 0,
      );
    },
  },
  {
    name: 'starts a process with a form of form-js, which says what is wrong',
    async act(person) {
      const customer = newMark();
      await person.signIn();
      await person.open('#/?processStart=loan-granting&processTenant=north');
      await person.fill('textbox', 'Name…', customer);
      await person.fill('textbox', 'E-mail…', 'nobody');
      await person.click('button', 'Start');
      await person.see('Enter an email address, such as name@example.org.');
      await person.fill('textbox', 'E-mail…', 'ada@example.org');
      await person.fill('textbox', 'Loan…', '900');
      await person.click('checkbox', 'You may ask the credit agency…');
      await person.tab.press('Control', 'Enter');
      await person.see('Process started');
      await person.untilEngine(
        `history/variable-instance?variableName=customer&variableValue=${customer}`,
        (found) => found.length === 1,
      );
    },
  },
];
