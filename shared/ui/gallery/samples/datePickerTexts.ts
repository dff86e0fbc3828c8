import type { DateTimePickerFieldProps } from '@taskweave/ui/date-time-picker-field';
import type { ExampleProps } from '../page/GalleryPage';

export function datePickerTexts(say: ExampleProps['say']): DateTimePickerFieldProps['texts'] {
  return {
    typed: say('Date', 'Datum'),
    time: say('Time', 'Uhrzeit'),
    example: say('For example {{example}}', 'Zum Beispiel {{example}}'),
    notADate: say(
      'Enter a valid date, or pick a day.',
      'Geben Sie ein gültiges Datum ein oder wählen Sie einen Tag.',
    ),
    notATime: say(
      'Enter a valid time, such as {{example}}.',
      'Geben Sie eine gültige Uhrzeit ein, etwa {{example}}.',
    ),
    quick: say('Quick choices', 'Schnellauswahl'),
    previousMonth: say('Previous month', 'Voriger Monat'),
    nextMonth: say('Next month', 'Nächster Monat'),
    open: say('Open calendar: {{label}}', 'Kalender öffnen: {{label}}'),
    done: say('Set date', 'Datum setzen'),
    clear: say('Clear', 'Leeren'),
  };
}
