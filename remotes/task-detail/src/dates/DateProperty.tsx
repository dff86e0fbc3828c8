import { useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { Icon } from '@taskweave/ui/icon';
import { Property } from '@taskweave/ui/property-list';
import { InlineDate } from '../inline-field/InlineDate';

export interface DatePropertyProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly canChange: boolean;
  readonly now: Date;
  /** For days that are chosen without a time. */
  readonly defaultTime: string;
  readonly form: 'due' | 'with-time';
  readonly tone?: 'danger' | 'warning' | undefined;
}

export function DateProperty({
  name,
  label,
  value,
  onChange,
  canChange,
  now,
  defaultTime,
  form,
  tone,
}: DatePropertyProps) {
  const { t, locale } = useTranslation();
  return (
    <Property label={label} icon={<Icon name={form === 'due' ? 'calendar' : 'clock'} />}>
      <InlineDate
        name={name}
        label={label}
        value={value}
        onApply={onChange}
        locale={locale}
        now={now}
        defaultTime={defaultTime}
        tone={tone}
        readOnly={!canChange}
      >
        {value === null ? (
          t(canChange ? 'common.setDate' : 'property.noDate')
        ) : (
          <DateText iso={value} locale={locale} now={now} form={form} />
        )}
      </InlineDate>
    </Property>
  );
}
