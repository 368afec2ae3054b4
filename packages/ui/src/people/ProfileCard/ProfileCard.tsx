import styled from 'styled-components';
import { Camera, Pencil } from 'lucide-react';
import { FactList } from '../../product/ProductFacts/FactList.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { safePath } from '../../controls/Picture/safePath.ts';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { avatarText, peopleText } from '../../nl/people.ts';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-6) var(--space-5);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  ${from.sm} { grid-template-columns: auto minmax(0, 1fr); gap: var(--space-10); padding: var(--space-8); }
`;

const Photo = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--space-4);
`;

const Data = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  ${from.sm} { padding-top: var(--space-2); }
`;

const Buttons = styled.div`
  display: flex;
  > button { flex: 1; }
  ${from.sm} { > button { flex: none; } }
`;

/** The signed-in person, as the card needs it; what the server does not send reads '–'. */
export interface ProfileMe {
  username: string;
  email: string;
  phoneNumber?: string | null;
  role?: string | null;
  isActive?: boolean | null;
  /** Site-relative or http(s) URL of the avatar. */
  path?: string | null;
}

export interface ProfileCardProps {
  /** The signed-in person. */
  me: ProfileMe;
  /** Shows role and status: to a PowerUser, an Admin and a SuperAdmin (specification §2). */
  showsRole: boolean;
  /** Opens 'Mijn profiel aanpassen'. */
  onEdit: () => void;
  /** Opens the form of the photo. */
  onChangeAvatar: () => void;
}

const status = (isActive: boolean | null | undefined) => {
  if (isActive == null) return peopleText.unknown;
  return isActive ? peopleText.active : peopleText.notActive;
};

/** px */
const PHOTO = 128;

/** An e-mail breaks after its at sign first. */
const Email = ({ children }: { children: string }) => {
  const at = children.indexOf('@') + 1;
  return <>{children.slice(0, at)}<wbr />{children.slice(at)}</>;
};

/** What 'Mijn profiel' tells: the photo, the data, and the buttons that change them. The page brings the heading. */
export const ProfileCard = ({ me, showsRole, onEdit, onChangeAvatar }: ProfileCardProps) => {
  const facts = [
    { label: peopleText.username, value: me.username || peopleText.unknown },
    { label: peopleText.email, value: me.email ? <Email>{me.email}</Email> : peopleText.unknown },
    { label: peopleText.phone, value: me.phoneNumber?.trim() || peopleText.unknown },
    ...(showsRole ? [{ label: peopleText.role, value: me.role || peopleText.unknown }, { label: peopleText.status, value: status(me.isActive) }] : []),
  ];
  return (
    <Card aria-label={peopleText.profile}>
      <Photo>
        <Avatar name={me.username} path={me.path} size={PHOTO} />
        <Button variant="quiet" onClick={onChangeAvatar}><Camera aria-hidden />{safePath(me.path) ? avatarText.change : avatarText.add}</Button>
      </Photo>
      <Data>
        <FactList facts={facts} />
        <Buttons><Button onClick={onEdit}><Pencil aria-hidden />{peopleText.edit}</Button></Buttons>
      </Data>
    </Card>
  );
};
