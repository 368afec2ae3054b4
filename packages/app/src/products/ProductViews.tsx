import { ViewsMenu } from '@staalkaart/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Actor } from '../access/access.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { searchOfView, useViews } from './views.ts';

/** The named views of /products: chosen here, kept and dropped in a dialog. */
export const ProductViews = ({ actor }: { actor: Actor }) => {
  const { search: asked } = useLocation();
  const navigate = useNavigate();
  const { open } = useModal();
  const views = useViews(actor.id);
  const now = searchOfView(asked);
  return (
    <ViewsMenu
      views={views.map(({ name, search }) => ({ name, isChosen: search === now, onChoose: () => void navigate({ pathname: paths.products, search }) }))}
      onManage={() => { open({ type: 'views', search: asked }); }}
    />
  );
};
