import { engineDate } from '../values/engine-date.mjs';
import { base64, date, double, file, json, list, long, typedVariables } from '../values/typed-variables.mjs';

const LONG_TEXT = 'This machine was moved twice and repaired once. '.repeat(40);

/**
 * More than thirty variables, at least one of every type that the engine knows.
 *
 * @param {string} machine
 */
export function dataSheetVariables(machine) {
  return typedVariables({
    machine,
    maker: 'Brückner & Söhne',
    makerArabic: 'شركة الآلات الحديثة',
    makerHebrew: 'מכונות חיפה בע״מ',
    status: '🟢 running',
    notes: LONG_TEXT,
    multiline: 'First line\nSecond line\n\tindented',
    emptyText: '',
    markup: '<img src=x onerror="alert(1)"> & friends',
    looksLikeNumber: '007',
    looksLikeJson: '{"not": "parsed"}',
    floors: { value: 3, type: 'Integer' },
    smallestInteger: { value: -2147483648, type: 'Integer' },
    serialNumber: long('9007199254740993'),
    largestLong: long('9223372036854775807'),
    wheels: { value: 4, type: 'Short' },
    weight: double(1234.5),
    tinyValue: double(1.5e-7),
    hugeValue: double(6.02214076e23),
    inUse: { value: true, type: 'Boolean' },
    rented: { value: false, type: 'Boolean' },
    bought: date(engineDate(-900, 0)),
    nextInspection: date(engineDate(30, 14, 30)),
    noDate: date(null),
    nothing: { value: null, type: 'Null' },
    nullText: { value: null, type: 'String' },
    nullLong: long(/** @type {any} */ (null)),
    parts: list(['wheel', 'belt', 'motor', 'lamp']),
    dimensions: {
      value: '{"width":120,"height":80,"unit":"cm"}',
      type: 'Object',
      valueInfo: {
        objectTypeName: 'java.util.LinkedHashMap<java.lang.String,java.lang.Object>',
        serializationDataFormat: 'application/json',
      },
    },
    settings: json({ speed: 3, modes: ['eco', 'full'], nested: { on: true, by: null } }),
    measurements: json(
      Array.from({ length: 200 }, (_, hour) => ({ hour, temperature: 20 + (hour % 7) / 2 })),
    ),
    label: {
      value: '<?xml version="1.0" encoding="UTF-8"?><label lang="en"><line>Keep dry</line></label>',
      type: 'Xml',
    },
    rawData: { value: base64('\u0000\u0001\u0002 raw bytes'), type: 'Bytes' },
    manual: file('manual – Betriebsanleitung.txt', 'text/plain', 'Switch on. Wait. Switch off.\n'),
    picture: file(
      'machine.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#2b6cb0"/></svg>\n',
    ),
  });
}
