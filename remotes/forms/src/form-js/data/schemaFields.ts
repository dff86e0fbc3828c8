import { isRecord } from '@taskweave/engine-client/readShape';

export interface FormSchema {
  readonly type?: unknown;
  readonly components?: unknown;
  readonly [property: string]: unknown;
}

export interface SchemaField {
  readonly type: string;
  readonly [property: string]: unknown;
}

export interface FieldTree {
  readonly field: SchemaField | null;
  readonly isList: boolean;
  readonly members: ReadonlyMap<string, FieldTree>;
}

interface GrowingTree extends FieldTree {
  field: SchemaField | null;
  isList: boolean;
  readonly members: Map<string, GrowingTree>;
}

const WITH_VALUE = new Set([
  'checkbox',
  'checklist',
  'datetime',
  'expression',
  'filepicker',
  'number',
  'radio',
  'select',
  'taglist',
  'textarea',
  'textfield',
]);

export function parseSchema(text: string): FormSchema {
  const schema: unknown = JSON.parse(text, plainLayout);
  if (!isRecord(schema)) throw new Error('A form schema must be a JSON object.');
  return schema;
}

/** form-js builds a class name from the column count without checking its type. */
function plainLayout(name: string, value: unknown): unknown {
  if (name !== 'layout' || !isRecord(value)) return value;
  return { ...value, columns: Number.isInteger(value.columns) ? value.columns : null };
}

export function readFieldTree(schema: FormSchema): FieldTree {
  const root = newTree();
  addComponents(schema.components, root);
  return root;
}

function addComponents(components: unknown, parent: GrowingTree): void {
  if (!Array.isArray(components)) return;
  for (const component of components as readonly unknown[]) {
    if (isRecord(component)) addComponent(component, parent);
  }
}

function addComponent(component: Readonly<Record<string, unknown>>, parent: GrowingTree): void {
  const { type, key, path, isRepeating, components } = component;
  if (typeof type !== 'string') return;
  if (WITH_VALUE.has(type)) {
    if (typeof key === 'string' && key !== '') treeAt(parent, key).field = { ...component, type };
    return;
  }
  const inner = typeof path === 'string' && path !== '' ? treeAt(parent, path) : parent;
  if (type === 'dynamiclist' && inner !== parent) inner.isList = isRepeating !== false;
  addComponents(components, inner);
}

/** Whether anything within a component has a value; texts and tables have none. */
export function hasFields({ type, components }: Readonly<Record<string, unknown>>): boolean {
  if (typeof type === 'string' && WITH_VALUE.has(type)) return true;
  return Array.isArray(components) && components.some((it: unknown) => isRecord(it) && hasFields(it));
}

function treeAt(parent: GrowingTree, path: string): GrowingTree {
  return path.split('.').reduce((tree, name) => {
    const known = tree.members.get(name) ?? newTree();
    tree.members.set(name, known);
    return known;
  }, parent);
}

function newTree(): GrowingTree {
  return { field: null, isList: false, members: new Map() };
}
