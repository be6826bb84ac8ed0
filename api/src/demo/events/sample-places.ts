export interface SamplePlace {
  readonly name: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Towns, each with one of its postcodes and its coordinates (public data). */
const TOWN_LINES = `
Lüneburg 21335 53.248 10.408|Celle 29221 52.624 10.081|Uelzen 29525 52.965 10.558
Cloppenburg 49661 52.847 8.045|Vechta 49377 52.726 8.286|Osnabrück 49074 52.279 8.047
Münster 48143 51.962 7.626|Coesfeld 48653 51.943 7.168|Soest 59494 51.571 8.106
Borken 46325 51.844 6.858|Kleve 47533 51.788 6.138|Düren 52349 50.803 6.482
Bitburg 54634 49.966 6.525|Alzey 55232 49.745 8.115|Marburg 35037 50.809 8.771
Fulda 36037 50.555 9.676|Sömmerda 99610 51.160 11.117|Bernburg 06406 51.794 11.738
Grimma 04668 51.238 12.725|Bautzen 02625 51.181 14.424|Neuruppin 16816 52.925 12.803
Prenzlau 17291 53.316 13.863|Güstrow 18273 53.797 12.176|Husum 25813 54.477 9.051
Rendsburg 24768 54.305 9.664|Ansbach 91522 49.301 10.572|Rottweil 78628 48.168 8.625
Biberach 88400 48.098 9.788|Ravensburg 88212 47.782 9.612|Kempten 87435 47.726 10.316
Landsberg 86899 48.050 10.876|Straubing 94315 48.883 12.569|Pfarrkirchen 84347 48.431 12.938
Mühldorf 84453 48.246 12.522|Freising 85354 48.402 11.743|Wels 4600 48.157 14.029
Graz 8010 47.070 15.439|Frauenfeld 8500 47.556 8.898`;

export const SAMPLE_PLACES: readonly SamplePlace[] = TOWN_LINES.trim()
  .split(/[|\n]/u)
  .map((line) => {
    const [name = '', postcode = '', latitude, longitude] = line.split(' ');
    return { name, postcode, latitude: Number(latitude), longitude: Number(longitude) };
  });
