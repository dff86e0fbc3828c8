import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { DateText } from './DateText';

export default {
  group: 'Text',
  layout: 'column',
  draw: ({ locale, now }) => (
    <>
      <DateText iso="2026-11-20T08:00:00.000+0100" locale={locale} now={now} />
      <DateText iso="2026-11-21T17:00:00.000+0100" locale={locale} now={now} form="with-time" />
      <DateText iso="2026-01-23T13:42:42.657+0100" locale={locale} now={now} />
      <DateText iso="2026-11-19T17:00:00.000+0100" locale={locale} now={now} form="due" />
      <DateText iso="2026-11-22T17:00:00.000+0100" locale={locale} now={now} form="due" />
      <DateText iso="2026-11-20T08:00:00.000+0100" locale={locale} now={now} form="full" />
      <DateText iso="soon" locale={locale} now={now} />
    </>
  ),
} satisfies GalleryPage;
