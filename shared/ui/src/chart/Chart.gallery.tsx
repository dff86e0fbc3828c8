import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Chart, stepsOfDay } from './Chart';

function wave(height: number, length: number): readonly number[] {
  return Array.from({ length: 96 }, (_, index) => Math.round(height * (1 + Math.sin(index / length))));
}

export default {
  name: 'Chart',
  group: 'Data',
  examples: [
    {
      title: 'Lines over a day',
      note: 'Each step is a quarter of an hour. Lines differ by their dashes as well as by their colours.',
      layout: 'wide',
      draw: ({ say, locale, now }: ExampleProps) => (
        <Chart
          title={say('Tasks created and completed', 'Angelegte und erledigte Aufgaben')}
          steps={stepsOfDay(now)}
          stepLabel={say('Time', 'Zeit')}
          series={[
            { name: say('Created', 'Angelegt'), values: wave(620, 9) },
            { name: say('Completed', 'Erledigt'), values: wave(480, 13) },
          ]}
          locale={locale}
        />
      ),
    },
    {
      title: 'Bars',
      note: 'One series. Its names take two lines, are cut off, and left out where there is no room; the table has them all.',
      layout: 'wide',
      draw: ({ say, locale }: ExampleProps) => (
        <Chart
          title={say('Open tasks by group', 'Offene Aufgaben nach Gruppe')}
          kind="bars"
          steps={[say('Accounting', 'Buchhaltung'), say('Sales', 'Vertrieb'), say('Management', 'Leitung')]}
          stepLabel={say('Group', 'Gruppe')}
          series={[{ name: say('Open tasks', 'Offene Aufgaben'), values: [1234, 348, 12] }]}
          locale={locale}
        />
      ),
    },
    {
      title: 'Without values',
      layout: 'wide',
      draw: ({ say, locale }: ExampleProps) => (
        <Chart
          title={say('Open incidents', 'Offene Vorfälle')}
          steps={[]}
          stepLabel={say('Process', 'Prozess')}
          series={[]}
          locale={locale}
        />
      ),
    },
  ],
} satisfies GalleryPage;
