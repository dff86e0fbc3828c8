import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { type TableVariable, VariablesTable } from './VariablesTable';

const VARIABLES: readonly TableVariable[] = [
  { key: 'amount', name: 'amount', scope: 'process', type: 'Double', value: 1200.5 },
  { key: 'approved', name: 'approved', scope: 'task', type: 'Boolean', value: false },
  { key: 'customer', name: 'customer', scope: 'process', type: 'String', value: null },
  { key: 'order', name: 'order', scope: 'process', type: 'Json', value: '{ "lines": [{ "item": "A-1" }] }' },
];

export default {
  group: 'Data',
  also: ['VariablePager'],
  layout: 'wide',
  draw: (props) => (
    <>
      <Editable {...props} />
      <Many {...props} />
      <Failing {...props} />
      <States {...props} />
    </>
  ),
} satisfies GalleryPage;

function Editable({ say, locale }: ExampleProps) {
  const [variables, setVariables] = useState(VARIABLES);
  return (
    <VariablesTable
      caption={say('Variables', 'Variablen')}
      variables={variables}
      scopes={[
        { id: 'task', label: say('Task', 'Aufgabe'), takesNew: true },
        { id: 'process', label: say('Process instance', 'Prozessinstanz'), takesNew: true },
      ]}
      locale={locale}
      onSave={async ({ before, name, scope, variable }) => {
        const saved = { ...variable, key: before?.key ?? `${scope}:${name}`, name, scope };
        setVariables((all) => [...all.filter(({ key }) => key !== saved.key), saved]);
      }}
      onDelete={async ({ key }) => setVariables((all) => all.filter((one) => one.key !== key))}
      onChanged={async () => undefined}
    />
  );
}

function Many({ say, locale }: ExampleProps) {
  return (
    <div style={{ maxBlockSize: '300px', overflow: 'auto' }}>
      <VariablesTable
        caption={say('Many variables', 'Viele Variablen')}
        variables={Array.from({ length: 2000 }, (_, index) => ({
          key: String(index),
          name: `v${String(index).padStart(4, '0')}`,
          scope: 'process',
          type: 'Integer',
          value: index,
        }))}
        scopes={[{ id: 'process', label: say('Process instance', 'Prozessinstanz'), takesNew: false }]}
        locale={locale}
        onSave={async () => undefined}
        onDelete={async () => undefined}
        onChanged={async () => undefined}
      />
    </div>
  );
}

function Failing({ say, locale }: ExampleProps) {
  const fail = async () => Promise.reject(new Error(say('The process says no.', 'Der Prozess sagt nein.')));
  return (
    <VariablesTable
      caption={say('Variables that cannot be saved', 'Variablen, die nicht gespeichert werden können')}
      variables={VARIABLES.slice(0, 1)}
      scopes={[{ id: 'process', label: say('Process instance', 'Prozessinstanz'), takesNew: true }]}
      locale={locale}
      onSave={fail}
      onDelete={fail}
      onChanged={fail}
    />
  );
}

function States({ say, locale }: ExampleProps) {
  const scopes = [{ id: 'process', label: say('Process instance', 'Prozessinstanz'), takesNew: true }];
  const done = async () => undefined;
  const rest = { locale, onSave: done, onDelete: done, onChanged: done };
  const caption = say('Variables', 'Variablen');
  return (
    <>
      <VariablesTable {...rest} caption={`${caption} 1`} scopes={scopes} variables={VARIABLES} readOnly />
      <VariablesTable {...rest} caption={`${caption} 2`} scopes={scopes} variables={undefined} />
      <VariablesTable {...rest} caption={`${caption} 3`} scopes={scopes} variables={[]} />
    </>
  );
}
