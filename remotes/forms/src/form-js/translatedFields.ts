import { FilePicker, type Form, Select } from '@bpmn-io/form-js-viewer';

/* form-js has these texts in English only. The fields are called as plain functions, as in `safeFields`. */

interface Node {
  type: unknown;
  readonly props: { readonly class?: string; readonly className?: string; children?: unknown };
}

type Component = (props: Readonly<Record<string, unknown>>) => Node;

interface FormFields {
  register(type: string, field: (props: never) => unknown): void;
}

type Translate = (template: string) => string;

export function registerTranslatedFields(form: Form, translate: Translate): void {
  const fields = form.get<FormFields>('formFields');
  const write = (node: Node) => writeTexts(node, translate);
  const parts = new Map<unknown, Component>();

  function partOf(original: Component): Component {
    const known = parts.get(original) ?? ((props) => write(original(props)));
    parts.set(original, known);
    return known;
  }

  function TranslatedSelect(props: Readonly<Record<string, unknown>>): Node {
    const node: Node = Select(props);
    for (const child of nodesIn(node)) {
      if (isComponent(child.type) && 'domId' in child.props) child.type = partOf(child.type);
    }
    return node;
  }

  fields.register('select', Object.assign(TranslatedSelect, { config: Select.config }));
  fields.register(
    'filepicker',
    Object.assign((props: Parameters<typeof FilePicker>[0]) => write(FilePicker(props)), {
      config: FilePicker.config,
    }),
  );
}

const PLACES = ['fjs-select-placeholder', 'fjs-filepicker-button'];

function writeTexts(node: Node, translate: Translate): Node {
  const { class: name = '', className = name, children } = node.props;
  const isPlace = PLACES.some((place) => className.split(' ').includes(place));
  if (isPlace && typeof children === 'string') node.props.children = translate(children);
  for (const child of nodesIn(node)) writeTexts(child, translate);
  return node;
}

function nodesIn({ props: { children } }: Node): readonly Node[] {
  return [children].flat().filter((child): child is Node => Object(child).props !== undefined);
}

function isComponent(type: unknown): type is Component {
  return typeof type === 'function';
}
