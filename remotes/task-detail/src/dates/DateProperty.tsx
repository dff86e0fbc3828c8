import { parseEngineDate, toEngineDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { Icon } from '@taskweave/ui/icon';
import { Property } from '@taskweave/ui/property-list';
import { InlineField } from '../inline-field/InlineField';
import styles from './DateProperty.module.css';

const DatePopover = lazyPart(() => import('@taskweave/ui/date-popover'), { takesKeys: true });

export interface DatePropertyProps {
  readonly name: string;
  readonly label: string;
  readonly seat: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly canChange: boolean;
  readonly now: Date;
  readonly defaultTime: string;
  readonly form: 'due' | 'with-time';
  readonly tone?: 'danger' | 'warning' | undefined;
}

export function DateProperty(props: DatePropertyProps) {
  const { name, label, seat, value, onChange, canChange, now, defaultTime, form, tone } = props;
  const { t, locale } = useTranslation();
  const texts = useDateTexts();
  const date = parseEngineDate(value);
  const local = date === null ? '' : toLocalDateTime(date);
  return (
    <Property
      label={label}
      seat={seat}
      isUnset={value === null}
      icon={<Icon name={form === 'due' ? 'calendar' : 'clock'} />}
    >
      <InlineField
        name={name}
        label={label}
        isUnset={value === null}
        action={value === null ? t('common.setDate') : undefined}
        tone={tone}
        readOnly={!canChange}
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
              if (next !== local) onChange(next === '' ? null : toEngineDate(new Date(next)));
            }}
          />
        )}
      >
        {value !== null && (
          <span className={styles.date}>
            <DateText iso={value} locale={locale} now={now} form={form} />
          </span>
        )}
      </InlineField>
    </Property>
  );
}
