/**
 * Roman numbers of volumes, parts and sequels in any case: none of them is an everyday word in lower case. I, V and X are capitals
 * as first letters, XL is a size.
 */
export const ROMAN_NUMBERS: readonly string[] = list(
  'II III IV VII VIII IX XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV XXVI XXVII XXVIII XXIX XXX',
);

/**
 * Short forms and names in titles of goods, beside those that all tools know. Compiled on 2026-11-30: materials and technology from
 * the names of their standards and agencies (ISO 1043, IEC, ANSI, USB-IF, JEDEC), makers and leagues as they write themselves.
 * None is an everyday word in lower case (no PET, STEM, TENS).
 */
export const TITLE_NAMES: readonly string[] = [
  // Sizes, batteries, vitamins, figures with their unit as a word.
  ...list(
    'AA AAA XS XXS XXXXL IU BTU CFM CRI DPI FPS GPM GSM LPM RPM TDS UPF BCAA CBD CoQ10 DHA EPA GMO MCT MSM DNA SLS',
  ),
  // Materials and agencies.
  ...list('EPDM HDPE LDPE MDF NBR PBT PCB PETG PFAS PFOA PTFE PVA SBR TPR UHMW UVA UVB UVC VOC VOCs'),
  ...list('ANSI ASTM CSA ETL KN95 FFP2 NIOSH NSF OSHA TSA USDA USPS NASA NYC VIP FSA HSA'),
  // Technology.
  ...list(
    'AMOLED ARGB ATX CNC DDR3 DDR4 DDR5 DisplayPort DJ DP DSL DSLR ECG EKG EMS ENC EQ FM FPV GaN GTX IEM IR KVM',
  ),
  ...list(
    'microSD microSDXC MTB OBD OBD2 PD PSU PWM QC QHD RC RCA RGBW RTX SLR SMD TFT UHF VHF WLAN XLR BMX EDC EDP EDT',
  ),
  // Makers, products and leagues.
  ...list(
    'AirPods AirTag AMD ASUS BMW CamelBak CarPlay DEWALT DJI GMC GoPro HP IKEA JVC KitchenAid LEGO LG MagSafe MLB MSI NBA',
  ),
  ...list(
    'NFL NHL NVIDIA OnePlus OtterBox PlayStation PS4 PS5 SanDisk SodaStream TCL ThinkPad TP UFC ViewSonic VW WWE',
  ),
];

/** Directly after a number beside the units that all tools know: "1000IU", "3XL". */
export const TITLE_UNITS: readonly string[] = list('IU XL XXL BTU CFM DPI FPS GSM RPM TC');

/** Everyday words or names in lower case, kept where they are written in capitals: Roman numbers in any title, "US" likewise. */
export const IF_CAPITAL: ReadonlySet<string> = new Set(list('VI XI US'));

/** Likewise, but only in a title that is not in capitals as a whole: there "IT" is "it". */
export const IF_CAPITAL_BESIDE_SMALL: ReadonlySet<string> = new Set(
  list('AM AUX ID IT MIDI OD PET PM PS STEM'),
);

/** Words beside which a small "5g" is the network; otherwise it is a weight. */
export const NETWORK_WORDS =
  /(?<!\p{L})(?:phones?|smartphones?|iphones?|handys?|routers?|modems?|hotspots?|lte|wi-?fi|network|cellular|mobile|sim|antennas?|galaxy|pixel|tablets?|volte)(?!\p{L})/iu;

function list(names: string): readonly string[] {
  return names.split(' ');
}
