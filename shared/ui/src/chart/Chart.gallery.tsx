import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Chart, stepsOfDay } from './Chart';

const wave = (height: number, length: number) =>
  Array.from({ length: 96 }, (_, index) => Math.round(height * (1 + Math.sin(index / length))));

export default {
  group: 'Data',
  layout: 'wide',
  draw: ({ say, locale, now }) => {
    const day = { title: say('Tasks of the day', 'Aufgaben des Tages'), steps: stepsOfDay(now), locale };
    const created = { name: say('Created', 'Angelegt'), values: wave(620, 9) };
    const completed = { name: say('Completed', 'Erledigt'), values: wave(480, 13) };
    const groups = [say('Accounting', 'Buchhaltung'), say('Sales', 'Vertrieb')];
    const byGroup = { ...day, title: say('Tasks by group', 'Aufgaben nach Gruppe'), kind: 'bars' } as const;
    const open = { name: say('Open tasks', 'Offene Aufgaben'), values: [1234, 12] };
    return (
      <>
        <Chart {...day} stepLabel={say('Time', 'Zeit')} series={[created, completed]} />
        <Chart {...byGroup} steps={groups} stepLabel={say('Group', 'Gruppe')} series={[open]} />
        <Chart {...byGroup} steps={[]} stepLabel={say('Process', 'Prozess')} series={[]} />
      </>
    );
  },
} satisfies GalleryPage;
