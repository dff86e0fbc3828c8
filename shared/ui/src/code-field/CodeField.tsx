import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldControl, type FieldProps } from '../field/Field';
import styles from './CodeField.module.css';
import type { CodeLanguage, CodeView } from './openCode';

export type { CodeLanguage };

export interface CodeFieldProps extends Omit<FieldProps, 'hint'> {
  /** `text` is not highlighted. */
  readonly language: CodeLanguage;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly readOnly?: boolean | undefined;
}

/**
 * Several lines of JSON, XML or other code, with highlighting, line numbers and undo. Tab moves to the next field.
 * A plain field with the same text replaces the editor until it is loaded, or if it cannot be.
 * @example <CodeField label={t('payload')} language="json" value={payload} onChange={setPayload} />
 */
export function CodeField(props: CodeFieldProps) {
  return <Field {...props}>{(control) => <Code {...props} control={control} />}</Field>;
}

function Code(props: CodeFieldProps & { readonly control: FieldControl }) {
  const { control, label, language, value, hint, error, required, readOnly = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const view = useRef<CodeView | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const takesFocus = useRef(false);
  const change = useEffectEvent((text: string) => props.onChange?.(text));
  const leave = useEffectEvent(() => props.onBlur?.());
  const look = {
    label,
    isReadOnly: readOnly,
    isRequired: required === true,
    isInvalid: error !== undefined,
    description: [hint, error].filter(Boolean).join(' '),
  };
  const current = useEffectEvent(() => ({ value, look, hasFocus: plain.current === document.activeElement }));

  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "code-engine" */ './openCode').then(
      ({ openCode }) => {
        if (!isWanted || host.current === null) return;
        const now = current();
        view.current = openCode(host.current, {
          language,
          value: now.value,
          look: now.look,
          onChange: (text) => change(text),
          onBlur: () => leave(),
        });
        takesFocus.current = now.hasFocus;
        setIsOpen(true);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      view.current?.close();
      view.current = null;
      setIsOpen(false);
    };
  }, [language]);

  // A hidden element cannot take the focus.
  useLayoutEffect(() => {
    if (isOpen && takesFocus.current) view.current?.focus();
  }, [isOpen]);
  useEffect(() => view.current?.setValue(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says: it is new each time
  useEffect(() => view.current?.setLook(look), [JSON.stringify(look)]);

  return (
    <>
      {!isOpen && (
        <textarea
          {...control}
          ref={plain}
          className={`${control.className} ${styles.plain ?? ''}`}
          rows={4}
          spellCheck={false}
          value={value}
          readOnly={readOnly}
          data-read-only={readOnly || undefined}
          onChange={(event) => props.onChange?.(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
      )}
      <div
        ref={host}
        {...(isOpen && { id: control.id })}
        className={styles.code}
        hidden={!isOpen}
        data-invalid={error !== undefined || undefined}
        data-read-only={readOnly || undefined}
      />
    </>
  );
}
