// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { labelledFieldsOf } from './labelledFieldsOf';

it('reads labels and choices from the page of a form, and runs nothing of it', () => {
  const html = `<form>
    <label for="who">Approver</label>
    <select id="who" cam-variable-name="approver"><option value="mary">Mary</option></select>
    <label> Is <b>approved</b> <input type="checkbox" cam-variable-name="approved"></label>
    <input cam-variable-name="bare">
    <img src="x" onerror="document.title = 'run'"><script>document.title = 'run'</script>
  </form>`;
  expect(labelledFieldsOf(html)).toEqual([
    { id: 'approver', label: 'Approver', isDay: false, choices: { mary: 'Mary' } },
    { id: 'approved', label: 'Is approved', isDay: false, choices: {} },
    { id: 'bare', label: '', isDay: false, choices: {} },
  ]);
  expect(document.title).not.toBe('run');
});
