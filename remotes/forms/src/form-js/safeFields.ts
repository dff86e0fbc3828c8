import {
  type Form,
  Html,
  IFrame,
  Image,
  Text,
  useSingleLineTemplateEvaluation,
  useTemplateEvaluation,
} from '@bpmn-io/form-js-viewer';
import { hideRefused } from '../embedded/source/hideRefused';
import { purifyText } from '../embedded/source/purify';
import { mayShowImage } from '../html/imageAddress';
import { type FrameRules, grantsOf } from './frameGrants';
import { fillIn, markOf } from './valueMarks';

/* The fields are called as plain functions, so that form-js renders them in place without a second library. */

type Field = Readonly<Record<string, unknown>>;

interface FieldProps {
  readonly field: Field;
}

interface MarkdownRenderer {
  render(markdown: string): string;
}

interface FormFields {
  register(type: string, field: (props: FieldProps) => unknown): void;
}

/** form-js detects changes by identity, so the references must be stable. */
const STRICT = { debug: true, strict: true, sanitizer: markOf };
const LENIENT = { ...STRICT, strict: false };
const PLAIN = { debug: true };

type Translate = (template: string, values: Readonly<Record<string, unknown>>) => string;

export function registerSafeFields(form: Form, frames: FrameRules, translate: Translate): void {
  const markdown = form.get<MarkdownRenderer>('markdownRenderer');
  const fields = form.get<FormFields>('formFields');
  fields.register(
    'text',
    htmlField(Text, 'text', (source) => markdown.render(source)),
  );
  fields.register(
    'html',
    htmlField(Html, 'content', (source) => source),
  );
  fields.register('image', Object.assign(SafeImage, { config: Image.config }));
  fields.register('iframe', frameField(frames, refusedOrigins(form), translate));
}

function htmlField(original: typeof Text | typeof Html, name: string, toHtml: (source: string) => string) {
  const drawn = new WeakMap<Field, { readonly source: string; readonly html: string }>();

  function SafeHtml(props: FieldProps) {
    const { field } = props;
    const template = field[name];
    const source: unknown = useTemplateEvaluation(
      typeof template === 'string' ? template : '',
      field.strict === true ? STRICT : LENIENT,
    );
    const element = original({ ...props, field: { ...field, [name]: '' } });
    element.props.dangerouslySetInnerHTML = { __html: htmlOf(field, String(source ?? '')) };
    return element;
  }

  function htmlOf(field: Field, source: string): string {
    const known = drawn.get(field);
    if (known?.source === source) return known.html;
    const html = inertHtml(toHtml(source));
    drawn.set(field, { source, html });
    return html;
  }

  return Object.assign(SafeHtml, { config: original.config });
}

function inertHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = hideRefused(html);
  fillIn(template.content);
  return purifyText(template.content);
}

function SafeImage(props: FieldProps) {
  const { field } = props;
  const source: unknown = useSingleLineTemplateEvaluation(textOf(field.source), PLAIN);
  const mayShow = typeof source === 'string' && mayShowImage(source);
  return Image(mayShow ? props : { ...props, field: { ...field, source: '' } });
}

function frameField(rules: FrameRules, refused: ReadonlySet<string>, translate: Translate) {
  function SafeFrame(props: FieldProps) {
    const { field } = props;
    const address: unknown = useSingleLineTemplateEvaluation(textOf(field.url), PLAIN);
    const security = grantsOf(address, field.security, rules);
    const origin = originOf(address);
    const url = refused.has(origin) ? '' : textOf(field.url);
    const element = IFrame({ ...props, field: { ...field, url, security } });
    for (const child of element.props.children) {
      // An existing frame would navigate with its old permissions, so a changed sandbox needs a new frame.
      if (child?.type === 'iframe') {
        child.key = `${child.key} ${Object.keys(security).join(' ')}`;
      } else if (refused.has(origin) && child?.props?.text !== undefined) {
        child.props.text = translate('Refused: {origin}', { origin });
      }
    }
    return element;
  }
  return Object.assign(SafeFrame, { config: IFrame.config });
}

/** The browser reports a blocked frame only when it loads, and leaves it blank. */
function refusedOrigins(form: Form): ReadonlySet<string> {
  const refused = new Set<string>();
  const hear = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || effectiveDirective !== 'frame-src') return;
    refused.add(originOf(blockedURI));
    form._setState({});
  };
  document.addEventListener('securitypolicyviolation', hear);
  form.on('form.destroy', () => document.removeEventListener('securitypolicyviolation', hear));
  return refused;
}

function originOf(address: unknown): string {
  return typeof address === 'string' && URL.canParse(address, document.baseURI)
    ? new URL(address, document.baseURI).origin
    : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
