// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- it declares modules of a package; the type check of one project finds it no other way
/// <reference path="./lucide-icons.d.ts" />
import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left';
import { __iconData as arrowLeftRight } from 'lucide-react/icons/arrow-left-right';
import { __iconData as barcode } from 'lucide-react/icons/barcode';
import { __iconData as calculator } from 'lucide-react/icons/calculator';
import { __iconData as calendar } from 'lucide-react/icons/calendar';
import { __iconData as caseSensitive } from 'lucide-react/icons/case-sensitive';
import { __iconData as chartBar } from 'lucide-react/icons/chart-bar';
import { __iconData as check } from 'lucide-react/icons/check';
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { __iconData as circleQuestionMark } from 'lucide-react/icons/circle-question-mark';
import { __iconData as circleX } from 'lucide-react/icons/circle-x';
import { __iconData as clock } from 'lucide-react/icons/clock';
import { __iconData as coins } from 'lucide-react/icons/coins';
import { __iconData as combine } from 'lucide-react/icons/combine';
import { __iconData as copy } from 'lucide-react/icons/copy';
import { __iconData as download } from 'lucide-react/icons/download';
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
import { __iconData as externalLink } from 'lucide-react/icons/external-link';
import { __iconData as flame } from 'lucide-react/icons/flame';
import { __iconData as funnel } from 'lucide-react/icons/funnel';
import { __iconData as globe } from 'lucide-react/icons/globe';
import { __iconData as image } from 'lucide-react/icons/image';
import { __iconData as info } from 'lucide-react/icons/info';
import { __iconData as keyboard } from 'lucide-react/icons/keyboard';
import { __iconData as languages } from 'lucide-react/icons/languages';
import { __iconData as listChecks } from 'lucide-react/icons/list-checks';
import { __iconData as menu } from 'lucide-react/icons/menu';
import { __iconData as messageSquare } from 'lucide-react/icons/message-square';
import { __iconData as minus } from 'lucide-react/icons/minus';
import { __iconData as monitor } from 'lucide-react/icons/monitor';
import { __iconData as moon } from 'lucide-react/icons/moon';
import { __iconData as parcel } from 'lucide-react/icons/package';
import { __iconData as pause } from 'lucide-react/icons/pause';
import { __iconData as percent } from 'lucide-react/icons/percent';
import { __iconData as play } from 'lucide-react/icons/play';
import { __iconData as plus } from 'lucide-react/icons/plus';
import { __iconData as printer } from 'lucide-react/icons/printer';
import { __iconData as qrCode } from 'lucide-react/icons/qr-code';
import { __iconData as rotateCcw } from 'lucide-react/icons/rotate-ccw';
import { __iconData as rotateCcwClock } from 'lucide-react/icons/rotate-ccw-clock';
import { __iconData as ruler } from 'lucide-react/icons/ruler';
import { __iconData as save } from 'lucide-react/icons/save';
import { __iconData as search } from 'lucide-react/icons/search';
import { __iconData as searchCheck } from 'lucide-react/icons/search-check';
import { __iconData as share2 } from 'lucide-react/icons/share-2';
import { __iconData as slidersHorizontal } from 'lucide-react/icons/sliders-horizontal';
import { __iconData as stamp } from 'lucide-react/icons/stamp';
import { __iconData as star } from 'lucide-react/icons/star';
import { __iconData as sun } from 'lucide-react/icons/sun';
import { __iconData as table } from 'lucide-react/icons/table';
import { __iconData as trash } from 'lucide-react/icons/trash';
import { __iconData as trendingDown } from 'lucide-react/icons/trending-down';
import { __iconData as trendingUp } from 'lucide-react/icons/trending-up';
import { __iconData as triangleExclamationPoint } from 'lucide-react/icons/triangle-exclamation-point';
import { __iconData as truck } from 'lucide-react/icons/truck';
import { __iconData as upload } from 'lucide-react/icons/upload';
import { __iconData as users } from 'lucide-react/icons/users';
import { __iconData as wrench } from 'lucide-react/icons/wrench';
import { __iconData as x } from 'lucide-react/icons/x';

/**
 * The one icon set: our name on the left, so that changing the drawing touches one line. Only the drawings are taken, and
 * pages that need one load them: what imports this file brings all of them along.
 */
export const ICONS = {
  ruler: ruler.node,
  calculator: calculator.node,
  'search-check': searchCheck.node,
  wrench: wrench.node,
  percent: percent.node,
  'trending-up': trendingUp.node,
  'trending-down': trendingDown.node,
  package: parcel.node,
  globe: globe.node,
  calendar: calendar.node,
  table: table.node,
  'case-sensitive': caseSensitive.node,
  combine: combine.node,
  'chart-bar': chartBar.node,
  'qr-code': qrCode.node,
  stamp: stamp.node,
  coins: coins.node,
  search: search.node,
  users: users.node,
  'message-square': messageSquare.node,
  filter: funnel.node,
  truck: truck.node,
  barcode: barcode.node,
  image: image.node,
  'list-checks': listChecks.node,
  star: star.node,
  share: share2.node,
  reset: rotateCcw.node,
  printer: printer.node,
  copy: copy.node,
  check: check.node,
  sun: sun.node,
  moon: moon.node,
  monitor: monitor.node,
  menu: menu.node,
  ellipsis: ellipsis.node,
  x: x.node,
  'chevron-down': chevronDown.node,
  'arrow-left': arrowLeft.node,
  'arrow-left-right': arrowLeftRight.node,
  info: info.node,
  'triangle-alert': triangleExclamationPoint.node,
  'circle-x': circleX.node,
  'circle-check': circleCheck.node,
  trash: trash.node,
  history: rotateCcwClock.node,
  languages: languages.node,
  sliders: slidersHorizontal.node,
  'external-link': externalLink.node,
  download: download.node,
  upload: upload.node,
  plus: plus.node,
  minus: minus.node,
  save: save.node,
  help: circleQuestionMark.node,
  clock: clock.node,
  flame: flame.node,
  keyboard: keyboard.node,
  pause: pause.node,
  play: play.node,
} as const;

export type IconName = keyof typeof ICONS;

// `Object.keys` forgets the literal keys of a constant object.
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];

export function isIconName(name: string): name is IconName {
  return Object.prototype.hasOwnProperty.call(ICONS, name);
}
