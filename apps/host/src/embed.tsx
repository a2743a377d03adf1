import '@seller-toolbox/ui/tokens.css';
import '@seller-toolbox/ui/base.css';
import { startEmbed } from './site/embed/start-embed.tsx';

void startEmbed();
