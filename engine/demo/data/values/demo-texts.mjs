/** Titles that a task list has to cope with: long ones, right-to-left ones, emoji, markup, odd white space. */
export const SPECIAL_TITLES = [
  'مراجعة عقد الإيجار الجديد مع قسم الشؤون القانونية',
  'בדיקת חשבונית מס׳ 4711 של הספק מחיפה',
  '🎉 Plan the summer party 🏖️ for 120 people 👩‍👩‍👧‍👦',
  '納品書を確認して倉庫に連絡する',
  'Überprüfung der Straßenbeleuchtung am Gebäude Süd',
  'Check <b>bold</b> & "quoted" text in the newsletter <script>alert(1)</script>',
  'Reconcile the travel expenses of the whole field sales organisation for the second half of last year, including the ' +
    'receipts that were handed in late, and agree on the differences with the accounting department before the audit',
  'Antidisestablishmentarianism_and_other_words_that_no_browser_knows_where_to_break_0123456789_0123456789',
  'Order 3 × 24″ screens (≥ 4K) — offer №12 from «Écran & Fils»',
  '👋🏽 Welcome the new colleague مرحبا שלום 你好',
  'A',
  '   Title with blanks   ',
];

export const SUBJECTS = [
  'Replace the broken screen',
  'Reset the password',
  'Printer on the second floor jams',
  'Set up a laptop',
  'Move the telephone number',
  'Renew the licence of the drawing program',
  'Mail server is slow',
  'Order business cards',
  'Give access to the archive',
  'Check the fire extinguishers',
  'Update the price list',
  'Book a meeting room',
  'Answer the complaint',
  'Send the contract',
  'Repair the coffee machine',
  'Clean up the address book',
];

export const CUSTOMERS = [
  'Alpine Bakery',
  'Northwind Cycles',
  'Casa Verde',
  'Harbour Books',
  'Zażółć Sp. z o.o.',
  'مكتبة النخيل',
  'Brückner & Söhne',
  'Papeterie Lumière',
  'Kobe Ceramics',
  'Tidewater Boats',
];

export const COMMENTS = [
  'Called twice, nobody answered.',
  'The part is ordered and arrives on Thursday.',
  'Waiting for an answer of the supplier.\nWill ask again next week.',
  'תודה, מטפלים בזה 🙏',
  'See the photograph in the archive, folder 12.',
  'Please look at this first, the customer is angry.',
];
