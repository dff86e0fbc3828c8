import { CORNER_VALUES } from '../values/cornerValues';
import { type FormKind, fillByLabel } from './FormKind';

/** A list of variables has no content of these. */
const HAS_CONTENT_ELSEWHERE = ['File', 'Bytes'];

export const PLUGIN: FormKind = {
  name: 'plugin',
  place: 'task',
  controls: [
    { name: 'textarea', values: CORNER_VALUES, draw: (id) => id },
    {
      name: 'handed back as it was read',
      values: CORNER_VALUES.filter(({ type }) => !HAS_CONTENT_ELSEWHERE.includes(type)),
      draw: (id) => `${id}=back`,
    },
  ],
  memo: (id) => id,
  fillMemo: fillByLabel,
  draw: (_form, fields) => ({
    markup: { attributes: `camunda:formKey="fidelity:${fields.join()}"` },
    files: {},
  }),
};
