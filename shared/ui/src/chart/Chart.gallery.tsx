import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Chart, stepsOfDay } from './Chart';

const wave = (height: number, length: number) =>
  Array.from({ length: 96 }, (_, index) => Math.round(height * (1 + Math.sin(index / length))));

export default {
  group: 'Data',
  layout: 'wide',
  draw: ({ say, locale, now }) => {
    const day = {
      title: say('Tasks created and completed', 'Angelegte und erledigte Aufgaben'),
      steps: stepsOfDay(now),
      locale,
    };
    const created = { name: say('Created', 'Angelegt'), values: wave(620, 9) };
    const completed = { name: say('Completed', 'Erledigt'), values: wave(480, 13) };
    const groups = [say('Accounting', 'Buchhaltung'), say('Sales', 'Vertrieb'), say('Management', 'Leitung')];
    const byGroup = say('Open tasks by group', 'Offene Aufgaben nach Gruppe');
    const none = { title: say('Open incidents', 'Offene Vorfälle'), steps: [], series: [] };
    const open = { name: say('Open tasks', 'Offene Aufgaben'), values: [1234, 348, 12] };
    return (
      <>
        <Chart {...day} stepLabel={say('Time', 'Zeit')} series={[created, completed]} />
        <Chart
          title={byGroup}
          kind="bars"
          steps={groups}
          stepLabel={say('Group', 'Gruppe')}
          series={[open]}
          locale={locale}
        />
        <Chart {...none} stepLabel={say('Process', 'Prozess')} locale={locale} />
      </>
    );
  },
} satisfies GalleryPage;
