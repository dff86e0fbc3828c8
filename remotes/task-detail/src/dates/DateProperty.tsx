import { calendarDaysBetween } from '@taskweave/base/calendar';
import { parseEngineDate, toEngineDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { Icon } from '@taskweave/ui/icon';
import { Property } from '@taskweave/ui/property-list';
import { InlineField } from '../inline-field/InlineField';

const DatePopover = lazyPart(() => import('@taskweave/ui/date-popover'), { takesKeys: true });

export interface DatePropertyProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly canChange: boolean;
  readonly now: Date;
  readonly defaultTime: string;
  readonly form: 'due' | 'with-time';
  readonly tone?: 'danger' | 'warning' | undefined;
}

export function DateProperty(props: DatePropertyProps) {
  const { name, label, value, onChange, canChange, now, defaultTime, form, tone } = props;
  const { t, locale } = useTranslation();
  const texts = useDateTexts();
  const date = parseEngineDate(value);
  // Nobody types seconds; they stay as long as the date is not changed.
  const local = date === null ? '' : toLocalDateTime(date).replace(/(T\d\d:\d\d):.*/, '$1');
  const isToday = date !== null && calendarDaysBetween(now, date) === 0;
  const shown = form === 'due' || isToday ? form : 'relative';
  return (
    <Property
      label={label}
      seat={`var(--seat-${name})`}
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
            isAhead
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
        {value !== null && <DateText iso={value} locale={locale} now={now} form={shown} />}
      </InlineField>
    </Property>
  );
}
