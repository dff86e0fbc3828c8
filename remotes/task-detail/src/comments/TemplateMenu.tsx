import { type PluginStorage, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useState } from 'react';
import { useDetailConfig } from '../data/useDetailConfig';

const SHOWN = 60;
const KEY = 'commentTemplates';

export interface TemplateMenuProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export function TemplateMenu({ text, onChange }: TemplateMenuProps) {
  const { t } = useTranslation();
  const { storage } = usePluginServices();
  const { commentTemplates } = useDetailConfig();
  const [own, setOwn] = useState(() => ownTemplates(storage));
  const typed = text.trim();
  const isOwn = own.includes(typed);

  function change(act: typeof keepTemplate): void {
    act(storage, typed);
    setOwn(ownTemplates(storage));
  }

  const entryOf =
    (kind: string) =>
    (template: string): MenuEntry => ({
      kind: 'action',
      id: `${kind} ${template}`,
      label: lineOf(template),
      onSelect: () => onChange(withTemplate(text, template)),
    });
  const entries: readonly MenuEntry[] = [
    ...own.map(entryOf('own')),
    ...commentTemplates.filter((one) => !own.includes(one)).map(entryOf('given')),
    ...(own.length + commentTemplates.length > 0 ? [{ kind: 'separator', id: 'end' } as const] : []),
    isOwn
      ? {
          kind: 'action',
          id: 'remove',
          icon: 'trash',
          label: t('template.remove'),
          onSelect: () => change(removeTemplate),
        }
      : {
          kind: 'action',
          id: 'keep',
          icon: 'star',
          label: t('template.keep'),
          disabled: typed === '',
          onSelect: () => change(keepTemplate),
        },
  ];
  return <MenuButton label={t('template.menu')} icon="comment" entries={entries} />;
}

function lineOf(template: string): string {
  const line = template.split('\n', 1)[0] ?? '';
  return line.length > SHOWN || line !== template ? `${line.slice(0, SHOWN)}…` : line;
}

function ownTemplates(storage: PluginStorage): readonly string[] {
  const kept = storage.get(KEY);
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
}

function keepTemplate(storage: PluginStorage, text: string): void {
  storage.set(KEY, [...new Set([...ownTemplates(storage), text])]);
}

function removeTemplate(storage: PluginStorage, text: string): void {
  storage.set(
    KEY,
    ownTemplates(storage).filter((one) => one !== text),
  );
}

function withTemplate(text: string, template: string): string {
  return text.trim() === '' ? template : `${text.trimEnd()}\n${template}`;
}
