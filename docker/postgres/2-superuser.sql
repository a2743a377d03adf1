-- Without a password nobody signs in as the superuser over the network: only by the socket inside the container.
alter role current_user password null;
