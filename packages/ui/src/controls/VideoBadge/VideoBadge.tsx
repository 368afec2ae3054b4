import { Play } from 'lucide-react';
import { catalogue } from '../../nl/tiles.ts';
import { Badge } from './VideoBadge.styles.ts';

/** Says that a product has a film. Stands in a corner of its picture. */
export const VideoBadge = () => <Badge><Play aria-hidden />{catalogue.video}</Badge>;
