import type { Mount, TaskProps } from '@taskweave/plugin-sdk';
import styles from './checklist.module.css';
import { type Entry, readEntries } from './readEntries';

/** A list of one's own for each task, in plain DOM: no framework, nothing to bundle. */
const mountChecklist: Mount<TaskProps> = (host, props, { storage, language }) => {
  const { t } = language;
  const list = element('ul', { className: styles.list ?? '' });
  const empty = element('p', { textContent: t('empty') });
  const input = element('input', { ariaLabel: t('new'), placeholder: t('new') });
  const add = element('button', { type: 'submit', textContent: t('add') });
  const form = element('form', { className: styles.form ?? '' });
  form.append(input, add);
  host.append(list, empty, form);

  let { taskId } = props;

  function draw(entries: readonly Entry[]): void {
    empty.hidden = entries.length > 0;
    list.replaceChildren(...entries.map((entry, index) => rowOf(entry, index)));
  }

  function rowOf({ text, isDone }: Entry, index: number): HTMLElement {
    const box = element('input', { type: 'checkbox', checked: isDone });
    box.addEventListener('change', () =>
      change(
        (entries) => entries.with(index, { text, isDone: box.checked }),
        `li:nth-child(${index + 1}) input`,
      ),
    );
    const remove = element('button', {
      type: 'button',
      textContent: '×',
      ariaLabel: t('remove', { entry: text }),
    });
    remove.addEventListener('click', () => change((entries) => entries.toSpliced(index, 1), 'form input'));
    const label = element('label', {});
    label.append(box, text);
    const row = element('li', {});
    row.append(label, remove);
    return row;
  }

  /** The control that was used is drawn again, so the focus is put where it belongs. */
  function change(by: (entries: readonly Entry[]) => readonly Entry[], focus: string): void {
    const entries = by(readEntries(storage.get(taskId)));
    storage.set(taskId, entries);
    draw(entries);
    host.querySelector<HTMLElement>(focus)?.focus();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text === '') return;
    input.value = '';
    change((entries) => [...entries, { text, isDone: false }], 'form input');
  });

  draw(readEntries(storage.get(taskId)));
  return {
    update(next) {
      taskId = next.taskId;
      draw(readEntries(storage.get(taskId)));
    },
    dispose: () => host.replaceChildren(),
  };
};

export default mountChecklist;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
