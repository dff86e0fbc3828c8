import type * as Sdk from '@taskweave/plugin-sdk';
import type * as ReactModule from 'react';

type Texts = Readonly<Record<string, string>>;

/** Its text becomes a part of the plugin, so it uses nothing but its parameters. */
export function defineForm(React: typeof ReactModule, sdk: typeof Sdk) {
  const { createElement, useEffect, useMemo, useRef, useState } = React;

  /** As the control holds it: without carriage returns. */
  function textOf(value: unknown): string {
    if (typeof value === 'string') return value.replaceAll('\r\n', '\n');
    return value == null ? '' : JSON.stringify(value);
  }

  return function FidelityForm({ subject, form, draft, onState, onReady }: Sdk.FormEngineProps) {
    const client = sdk.useEngineClient();
    const [read, setRead] = useState<Sdk.FormVariables | null>(null);
    const [typed, setTyped] = useState((draft?.values ?? {}) as Texts);
    const latest = useRef(typed);
    const fields = useMemo(() => (form.key ?? '').split(':').at(-1)?.split(',') ?? [], [form.key]);
    const taskId = subject.kind === 'task' ? subject.taskId : '';

    useEffect(() => {
      const query = { deserializeValues: false };
      const path = `task/${taskId}/form-variables`;
      void client.get<Sdk.FormVariables>(path, { query, exactNumbers: true }).then(setRead);
    }, [client, taskId]);

    const isDirty = Object.keys(typed).length > 0;
    useEffect(() => {
      if (read !== null) onState({ kind: 'ready', isDirty, isValid: true });
    }, [read, isDirty, onState]);

    useEffect(() => {
      if (read === null) return;
      const isChanged = (name: string) =>
        latest.current[name] !== undefined && latest.current[name] !== textOf(read[name]?.value);
      return onReady({
        canWait: true,
        focus: () => undefined,
        snapshot: () => (Object.keys(latest.current).length > 0 ? { values: latest.current } : null),
        collect: async () => {
          const variables = fields.flatMap((field) => {
            const [name = '', isBack] = field.split('=');
            const { [name]: variable = { type: 'String', value: null } } = read;
            if (isBack !== undefined) return [[name, variable] as const];
            return isChanged(name) ? [[name, { ...variable, value: latest.current[name] }] as const] : [];
          });
          return { kind: 'complete', variables: Object.fromEntries(variables) };
        },
      });
    }, [read, fields, onReady]);

    if (read === null) return null;
    return fields.map((field) => {
      const [name = '', isBack] = field.split('=');
      const change = (text: string) => {
        latest.current = { ...latest.current, [name]: text };
        setTyped(latest.current);
      };
      const input = createElement('textarea', {
        value: typed[name] ?? textOf(read[name]?.value),
        readOnly: isBack !== undefined,
        onChange: ({ target }: { readonly target: { readonly value: string } }) => change(target.value),
      });
      return createElement('p', { key: name }, createElement('label', null, name, ' ', input));
    });
  };
}
