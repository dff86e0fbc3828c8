import { expect, it } from 'vitest';
import { joinFiles } from './ChosenFile';

const chosen = (name: string, text = '') => ({ name, file: new File([text], name) });

it('replaces a file of the same name, and says so', () => {
  const before = [chosen('a.bpmn'), chosen('b.form')];
  const again = chosen('a.bpmn', 'new');
  const { files, added, replaced } = joinFiles(before, [again, chosen('c.dmn')]);
  expect(files.map(({ name }) => name)).toEqual(['a.bpmn', 'b.form', 'c.dmn']);
  expect(files[0]).toBe(again);
  expect(added).toEqual(['c.dmn']);
  expect(replaced).toEqual(['a.bpmn']);
});

it('takes files of the same name in different folders for different files', () => {
  expect(joinFiles([chosen('a/x.html')], [chosen('b/x.html')]).files).toHaveLength(2);
});
