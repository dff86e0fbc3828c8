import { parseEngineDate, toEngineDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { lazyPart } from '@taskweave/widgets/lazyPart';
import type { ReactNode } from 'react';
import { InlineField } from './InlineField';

const DatePopover = lazyPart(() => import('@taskweave/ui/date-popover'), { takesKeys: true });

export interface InlineDateProps {
  readonly name?: string | undefined;
  readonly label: string;
  /** A date of the engine; null while none is set. */
  readonly value: string | null;
  /** The date as text, or what a press does where there is none. */
  readonly children: ReactNode;
  /** A date of the engine, or null for none. */
  readonly onApply: (value: string | null) => void;
  readonly locale: string;
  readonly now: Date;
  /** For days that are chosen without a time. */
  readonly defaultTime: string;
  readonly tone?: 'danger' | 'warning' | undefined;
  readonly readOnly?: boolean | undefined;
}

/** A date that reads as text; a press opens the picker beside it. */
export function InlineDate(props: InlineDateProps) {
  const { label, value, children, onApply, locale, now, defaultTime, tone, readOnly } = props;
  const texts = useDateTexts();
  const date = parseEngineDate(value);
  const local = date === null ? '' : toLocalDateTime(date);
  return (
    <InlineField
      name={props.name}
      label={label}
      isUnset={value === null}
      tone={tone}
      readOnly={readOnly}
      onIntent={DatePopover.preload}
      editor={({ anchor, close }) => (
        <DatePopover
          label={label}
          anchor={anchor}
          value={local}
          locale={locale}
          now={now}
          texts={texts}
          defaultTime={defaultTime}
          submitLabel={texts.done}
          clearLabel={value === null ? undefined : texts.clear}
          onClose={close}
          onSubmit={(next) => {
            close();
            if (next !== local) onApply(next === '' ? null : toEngineDate(new Date(next)));
          }}
        />
      )}
    >
      {children}
    </InlineField>
  );
}
