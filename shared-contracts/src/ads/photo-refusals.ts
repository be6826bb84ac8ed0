/** Reasons for rejecting a photo, each with what to do about it. */
export const photoRefusals = {
  typ: 'Diese Datei ist kein Foto, das wir verwenden können. Bitte nehmen Sie JPEG, PNG oder WebP.',
  heic: 'Dieses Foto liegt im Format HEIC vor, das hier nicht gelesen werden kann. Bitte speichern Sie es als JPEG; am iPhone hilft die Kamera-Einstellung „Maximale Kompatibilität“.',
  svg: 'Zeichnungen (SVG) nehmen wir nicht an. Bitte nehmen Sie ein Foto als JPEG, PNG oder WebP.',
  'zu-gross': 'Dieses Foto ist größer als 15 MB. Bitte verkleinern Sie es.',
  'zu-klein': 'Dieses Foto ist zu klein: Es braucht mindestens 400 Pixel in Breite und Höhe.',
  'zu-viele-pixel':
    'Dieses Foto ist zu groß zum Öffnen: höchstens 100 Megapixel, bei WebP und „progressiven“ Bildern weniger. Bitte verkleinern Sie es.',
  kaputt: 'Dieses Foto ist beschädigt und lässt sich nicht öffnen. Bitte nehmen Sie ein anderes.',
  verdaechtig:
    'Diese Datei enthält außer dem Bild noch etwas anderes. Bitte öffnen und speichern Sie das Foto neu.',
  'zu-viele': 'Mehr Fotos passen hier nicht hinein. Bitte entfernen Sie erst eines.',
} as const;
export type PhotoRefusal = keyof typeof photoRefusals;
