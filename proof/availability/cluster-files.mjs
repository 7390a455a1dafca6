// @ts-check
/** The configuration of a cluster on one machine; docs/operations/cluster.md explains its settings. */

/** @typedef {{ haproxy: number, bouncer: number, database: number[], rest: number[], etcd: number[], peer: number[] }} Ports */
/**
 * @typedef {{ folder: string, bin: string, ports: Ports, store: 'etcd' | 'etcd3', archives?: boolean, restored?: string }} Layout
 * `archives`: its WAL goes to pgBackRest. `restored`: it begins as it was at that moment, as pgBackRest reads it.
 */

export const names = ['n1', 'n2', 'n3']

const archiving = `archive_mode: 'on'
        archive_timeout: 60s
        archive_command: pgbackrest --stanza=station archive-push %p
        `

/** @param {string} moment */
const restoring = (moment) => `method: pgbackrest
  pgbackrest:
    command: pgbackrest --stanza=station --type=time --target="${moment}" --target-action=promote restore
    keep_existing_recovery_conf: true
    no_params: true`

/** @param {Layout} layout @param {number} place */
export const patroniYaml = ({ folder, bin, ports, store, archives, restored }, place) => `scope: station
name: ${names[place]}
restapi: {listen: '127.0.0.1:${ports.rest[place]}', connect_address: '127.0.0.1:${ports.rest[place]}'}
${store}:
  hosts: [${ports.etcd.map((port) => `'127.0.0.1:${port}'`).join(', ')}]
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 3
    maximum_lag_on_failover: 1048576
    primary_start_timeout: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        ${archives ? archiving : ''}max_connections: 200
        wal_log_hints: 'on'
        shared_buffers: 32MB
        max_wal_size: 256MB
        tcp_keepalives_idle: 5
        tcp_keepalives_interval: 2
        tcp_keepalives_count: 3
        wal_sender_timeout: 5s
        wal_receiver_timeout: 5s
        wal_receiver_status_interval: 1s
        wal_retrieve_retry_interval: 1s
        client_connection_check_interval: 5s
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
  pg_hba:
    - local all all trust
    - host replication replicator 127.0.0.1/32 md5
    - host all all 127.0.0.1/32 md5
  ${restored === undefined ? `post_bootstrap: ${folder}/post-bootstrap.sh` : restoring(restored)}
postgresql:
  listen: 127.0.0.1:${ports.database[place]}
  connect_address: 127.0.0.1:${ports.database[place]}
  data_dir: ${folder}/${names[place]}
  bin_dir: ${bin}
  pgpass: ${folder}/pgpass-${names[place]}
  create_replica_methods: [basebackup]
  basebackup: [{checkpoint: fast}]
  authentication:
    superuser: {username: postgres, password: super}
    replication: {username: replicator, password: repl}
    rewind: {username: rewinder, password: rewind}
  parameters: {unix_socket_directories: '${folder}/sock', password_encryption: md5}
watchdog: {mode: 'off'}
`

/** @param {Layout} layout */
export const haproxyConfig = ({ ports }) => `global
  maxconn 500
  hard-stop-after 5s
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  option clitcpka
  option srvtcpka
  retries 1
listen primary
  bind 127.0.0.1:${ports.haproxy}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${names.map((name, place) => `  server ${name} 127.0.0.1:${ports.database[place]} check port ${ports.rest[place]}`).join('\n')}
`

/** @param {Layout} layout */
export const bouncerConfig = ({ folder, ports }) => `[databases]
station = host=127.0.0.1 port=${ports.haproxy} dbname=station
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.bouncer}
unix_socket_dir =
auth_type = md5
auth_file = ${folder}/bouncer.users
auth_user = postgres
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 20
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
`

/** What is done once in a new cluster: the station's user, who may make the desk's roles, and its database. */
export const postBootstrap = `#!/bin/sh
exec psql -X -v ON_ERROR_STOP=1 "$1" -c "create role station login createrole password 'station'" -c "create database station owner station"
`
